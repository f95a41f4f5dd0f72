import { useText } from '@lobby/i18n';
import { Stamp, type StampProps } from '@lobby/ui-kit/stamp';
import { betHistoryMessages } from '../messages/index.ts';
import { type Bet, isSoldWhole, reasonText, resultText, type Say, toneOf } from './bet-words.ts';
import { ResultBadge } from './leg-parts.tsx';

/** What became of a bet: stamped once that is known, a badge before. */
export function BetResult({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const stamp = stampOf(t, bet);
  return stamp ? <Stamp {...stamp} /> : <ResultBadge of={bet} />;
}

/** The stamp of a bet; undefined while it is not decided. */
export function stampOf(t: Say, bet: Bet): StampProps | undefined {
  const tone = toneOf(bet);
  if (tone === 'open') return undefined;
  if (isSoldWhole(bet)) return { text: resultText(t, bet), tone: 'sold' };
  if (bet.result !== 'D') return { text: resultText(t, bet), tone };
  return { text: t('betting.grade.D'), note: reasonText(t, bet.cancelReason), tone };
}
