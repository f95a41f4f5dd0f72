import type { Round, RoundEvent } from '@lobby/games';
import type { ToldRecord } from '../rounds/told-record.ts';
import type { SessionState } from './server.ts';
import type { Site } from './site-messages.ts';
import type { Language, Texts } from './texts.ts';

/** What the page of a game is opened with. */
export interface Visit<Rules = unknown> {
  readonly state: SessionState<Rules>;
  /** Stands for the session in every call. */
  readonly key: string;
  readonly site: Site;
  readonly language: Language;
  readonly texts: Texts;
}

/** Builds the page of a game into an empty element. */
export type Mount = (root: HTMLElement, visit: Visit) => void | Promise<void>;

/** A round that is over, with the rules that it was drawn by: they may be others than today's. */
export interface ReplayVisit<Rules = unknown, Event extends RoundEvent = RoundEvent> {
  readonly record: Omit<ToldRecord, 'rules' | 'round'> & {
    readonly rules: Rules;
    readonly round: Round<Event>;
  };
  readonly language: Language;
  readonly texts: Texts;
}

/** Builds what shows a round again into an empty element. @returns plays its events; it ends when the last was shown. */
export type MountReplay = (
  root: HTMLElement,
  visit: ReplayVisit,
) => (() => Promise<void>) | Promise<() => Promise<void>>;
