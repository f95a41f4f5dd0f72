import { fileURLToPath } from 'node:url';
import { askFor } from '../command/ask.ts';
import { type Draft, startDraft } from '../draft/draft.ts';
import type { Made } from '../generator.ts';
import { generators } from '../generators.ts';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** Runs a generator on a draft as the command line does, without writing: `make(draft, 'brand', 'shiyang', { name: '试样' })`. */
export async function make(
  draft: Draft,
  kind: string,
  name: string,
  flags: Readonly<Record<string, string>> = {},
): Promise<Made> {
  const generator = generators.find(each => each.kind === kind);
  if (!generator) throw new Error(`There is no generator for ${kind}.`);
  return generator.make(draft, await askFor(generator, draft, [name], new Map(Object.entries(flags))));
}

/** A draft on this repository, which nobody saves. */
export const unsaved = (): Draft => startDraft(root);
