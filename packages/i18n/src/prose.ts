/**
 * A text page as compiled by `compileMessages()` from `prose/*.md`. Every text may hold placeholders, `{brand}`,
 * which the caller fills in with `fillIn`.
 */
export interface Prose {
  /** The day the text took effect, "2026-11-01". */
  readonly updated: string;
  readonly intro: readonly Block[];
  readonly sections: readonly ProseSection[];
}

export interface ProseSection {
  /** The anchor of the section, the same in every locale. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Line }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'table'; readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] };

/** A run of text; text in a nested array is strong. */
export type Line = readonly (string | readonly [strong: string])[];

/** A text with its values in place. A value that is not given stays as it is written. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(values[name] ?? written));
}
