/** The messages of the table, as the server's schema has them. */

import type { Protocol } from './protocol';

export type Intent = Protocol['client'];
export type Notice = Protocol['server'];
export type TableView = Extract<Notice, { kind: 'table' }>;
export type OptionChoice = TableView['options'][number];
export type LogLine = TableView['log'][number];
export type SeatView = TableView['seats'][number];
export type PictureView = NonNullable<TableView['picture']>;
export type ZoneView = PictureView['zones'][number];
export type CardView = NonNullable<ZoneView['cards']>[number];
export type QuestionView = NonNullable<PictureView['question']>;
export type OptionView = QuestionView['options'][number];
export type WindowView = NonNullable<PictureView['window']>;
