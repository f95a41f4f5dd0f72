import { findPick, lineOfSide, type Strong } from '@lobby/betting';
import { type SayText, useText } from '@lobby/i18n';
import { useCallback } from 'react';
import { betslipMessages } from '../messages/index.ts';

/** What is needed to say which bet it is. */
export interface NamedPick {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
  readonly teamH: string;
  readonly teamC: string;
}

export interface PickWords {
  /** "伯恩利", "大" or "1:0". */
  readonly pick: string;
  /** "-0.5/1", "2.5/3" or empty. */
  readonly line: string;
  /** "全场让球". */
  readonly market: string;
}

/** Says a bet in words: what was picked, on which line, in which market. */
export function usePickText(): (named: NamedPick) => PickWords {
  const t = useText(betslipMessages);
  return useCallback((named: NamedPick) => wordsOf(named, t), [t]);
}

type Say = SayText<NonNullable<(typeof betslipMessages)['ids']>>;

function wordsOf(named: NamedPick, t: Say): PickWords {
  const found = findPick(named.wtype, named.rtype);
  if (!found) return { pick: named.rtype, line: named.line, market: named.wtype };
  const { market, pick } = found;
  const period = market.kind === 'half-full' ? '' : t(`betslip.period.${market.period}`);
  const name = `${period}${t(`betslip.market.${market.kind}`)}`;
  const side = pick.pick === 'C' ? 'C' : 'H';
  switch (market.kind) {
    case 'handicap':
      return {
        pick: side === 'H' ? named.teamH : named.teamC,
        line: lineOfSide(named.line, named.strong, side),
        market: name,
      };
    case 'total':
      return {
        pick: t(pick.pick === 'O' ? 'betslip.pick.over' : 'betslip.pick.under'),
        line: named.line.replaceAll(' ', ''),
        market: name,
      };
    case '1x2':
      return { pick: winnerName(pick.pick, named, t), line: '', market: name };
    default:
      return { pick: otherName(market.kind, pick.pick, t), line: '', market: name };
  }
}

function winnerName(pick: string, named: NamedPick, t: Say): string {
  return pick === 'H' ? named.teamH : pick === 'C' ? named.teamC : t('betslip.pick.draw');
}

function otherName(kind: string, pick: string, t: Say): string {
  if (kind === 'odd-even') return t(pick === 'ODD' ? 'betslip.pick.odd' : 'betslip.pick.even');
  if (kind === 'both-score') return t(pick === 'Y' ? 'betslip.pick.yes' : 'betslip.pick.no');
  if (kind === 'total-goals') return t('betslip.pick.goals', { range: pick });
  if (kind === 'half-full')
    return [...pick].map(letter => t(sideNames[letter] ?? 'betslip.pick.neither')).join(' / ');
  return pick === 'OTHER' ? t('betslip.pick.other') : pick;
}

const sideNames: Record<string, 'betslip.pick.home' | 'betslip.pick.neither' | 'betslip.pick.away'> = {
  H: 'betslip.pick.home',
  N: 'betslip.pick.neither',
  C: 'betslip.pick.away',
};
