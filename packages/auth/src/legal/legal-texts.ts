import type { ComponentType } from 'react';

/** Brings the body of a text, without a title of its own. */
export type LegalBody = () => Promise<ComponentType>;

/** The two texts a visitor agrees to. They belong to another feature; the app joins them to this one. */
export interface LegalTexts {
  readonly terms: LegalBody;
  readonly privacy: LegalBody;
}

let joined: LegalTexts | undefined;

/** Said once, where the app is composed. Without it the dialogs lead to the pages of the texts. */
export function joinLegalTexts(texts: LegalTexts): void {
  joined = texts;
}

export function legalTexts(): LegalTexts | undefined {
  return joined;
}
