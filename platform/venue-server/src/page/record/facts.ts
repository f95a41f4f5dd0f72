import { beijingTime } from '@lobby/calendar';
import type { ToldRecord } from '../../rounds/told-record.ts';
import { h } from '../elements.ts';
import { amountText } from '../shell/amount-text.ts';
import type { RecordTexts } from './record-texts.ts';

/** Names and what stands under them. */
export function facts(
  rows: readonly (readonly [name: string, value: string])[],
  kind: 'facts' | 'facts money' = 'facts',
): HTMLElement {
  return h(
    'dl',
    { class: kind },
    ...rows.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, value))),
  );
}

/** When a round was played and what it took and paid. */
export function moneyFacts({ at, stake, staked, win }: ToldRecord, texts: RecordTexts): HTMLElement {
  const rows = [
    [texts.time, beijingTime(at)],
    [texts.unit, amountText(stake)],
    [texts.staked, amountText(staked)],
    [texts.win, amountText(win)],
  ] as const;
  return facts(rows, 'facts money');
}
