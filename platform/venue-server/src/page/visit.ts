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
export type Mount = (root: HTMLElement, visit: Visit) => void;
