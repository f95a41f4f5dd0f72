import committed from './overrides.json' with { type: 'json' };

/** A Taiwan wording in place of what OpenCC gives. */
export interface Override {
  /** Traditional Chinese. */
  readonly text: string;
  /** Why OpenCC's own wording is not good enough. */
  readonly why: string;
}

/** Corrections of what OpenCC gives. Tests refuse one that matches no text, and one that changes none. */
export interface Overrides {
  /** Characters that Taiwan writes in place of OpenCC's, in any word. */
  readonly characters: Readonly<Record<string, Override>>;
  /** Wordings of a phrase wherever it stands as a word; the key is Simplified. */
  readonly phrases: Readonly<Record<string, Override>>;
  /** Simplified words that are drafted as OpenCC gives them, and that come before a phrase across them. */
  readonly words: readonly string[];
  /** Wordings of a whole message, by its id. */
  readonly messages: Readonly<Record<string, Override>>;
}

export const overrides: Overrides = committed;
