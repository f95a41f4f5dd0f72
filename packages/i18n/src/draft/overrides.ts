import committed from './overrides.json' with { type: 'json' };

/** A Taiwan wording in place of what OpenCC gives. */
export interface Override {
  /** Traditional Chinese. */
  readonly text: string;
  /** Why OpenCC's own wording is not good enough. */
  readonly why: string;
}

/**
 * Corrections of what OpenCC gives: wordings of a phrase wherever it stands (the key is Simplified), and of a
 * whole message by its id. Tests refuse one that matches no text, and one that changes none.
 */
export interface Overrides {
  readonly phrases: Readonly<Record<string, Override>>;
  readonly messages: Readonly<Record<string, Override>>;
}

export const overrides: Overrides = committed;
