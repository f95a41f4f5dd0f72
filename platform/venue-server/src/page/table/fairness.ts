import { h } from '../elements.ts';
import { facts } from '../record/facts.ts';
import type { TableState } from './table-calls.ts';
import type { TableTexts } from './table-texts.ts';

/** What binds the house to rounds that are to come. @param chain undefined until the table is known. */
export function fairnessOf(chain: TableState['chain'] | undefined, texts: TableTexts): readonly Node[] {
  if (!chain) return [h('p', {}, texts.fair)];
  return [
    h('p', {}, texts.fair),
    facts([
      [texts.end, chain.end],
      [texts.salt, chain.salt],
      [texts.place, String(chain.round)],
      ...(chain.nextEnd === null ? [] : ([[texts.nextEnd, chain.nextEnd]] as const)),
    ]),
  ];
}
