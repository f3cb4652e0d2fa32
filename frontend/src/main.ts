import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { words } from './lib/words.svelte';

await words.start();
mount(App, { target: document.getElementById('app')! });
