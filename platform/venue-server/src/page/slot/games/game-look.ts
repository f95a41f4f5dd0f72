import type { Language } from '../../texts.ts';

/** What one game looks like; its colours and its stage are in the style sheet beside it. */
export interface GameLook {
  /** The address of the drawing of each symbol. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Addresses by symbol, from addresses by file: "./camel.svg" is the drawing of "camel". */
export function drawingsBySymbol(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([file, address]) => [/([\w-]+)\.svg$/.exec(file)?.[1] ?? file, address]),
  );
}
