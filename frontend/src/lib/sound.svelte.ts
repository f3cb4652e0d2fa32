/** Small sounds, made on the spot and off until somebody switches them on. */

import { prefer, preference } from './device';

const NOTES = { ask: [660, 880], card: [330], window: [520, 520, 780], over: [523, 659, 784, 1047] } as const;
const LENGTH = 0.09;
export type Noise = keyof typeof NOTES;

class Sound {
  on = $state(preference('sound', 'off') === 'on');
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    prefer('sound', this.on ? 'on' : 'off');
    this.play('ask');
  }

  /** Play a noise, if sound is on. */
  play(noise: Noise): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.context ??= new AudioContext();
    const { context } = this;
    void context.resume();
    NOTES[noise].forEach((pitch, n) => {
      const start = context.currentTime + n * LENGTH;
      const voice = context.createOscillator();
      const level = context.createGain();
      voice.type = 'triangle';
      voice.frequency.value = pitch;
      level.gain.setValueAtTime(0, start);
      level.gain.linearRampToValueAtTime(0.12, start + 0.01);
      level.gain.exponentialRampToValueAtTime(0.001, start + LENGTH * 1.6);
      voice.connect(level).connect(context.destination);
      voice.start(start);
      voice.stop(start + LENGTH * 2);
    });
  }
}

export const sound = new Sound();
