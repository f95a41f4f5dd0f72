import { useBrand } from '@lobby/brand-kit';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Stamp, type StampProps } from '@lobby/ui-kit/stamp';
import { Suspense } from 'react';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import {
  type Bet,
  isSoldWhole,
  type Outcome,
  reasonText,
  resultText,
  type Say,
  toneOf,
} from './bet-words.ts';
import { ResultBadge } from './leg-parts.tsx';

/** What became of a bet, on its ticket: stamped once that is known and the stamp is there, a tag before. */
export function BetStamp({ bet }: { bet: Outcome }) {
  const t = useText(betHistoryMessages);
  const { art } = useBrand();
  const stamp = stampOf(t, bet);
  const tag = <ResultBadge of={bet} />;
  return stamp ? (
    <Suspense fallback={tag}>
      <Stamp {...stamp} Frame={art.Stamp} />
    </Suspense>
  ) : (
    tag
  );
}

/** The same in a row of a table, where a tag says it, and why below. */
export function BetTag({ bet }: { bet: Bet }) {
  const t = useText(betHistoryMessages);
  const stamp = stampOf(t, bet);
  if (!stamp?.note) return <ResultBadge of={bet} />;
  return (
    <span className={css.stack}>
      <span>
        <Badge>{stamp.text}</Badge>
      </span>
      <span className={css.quiet}>{stamp.note}</span>
    </span>
  );
}

/** The words and the tone of a bet's stamp; undefined while it is not decided. */
export function stampOf(t: Say, bet: Outcome): Omit<StampProps, 'Frame'> | undefined {
  const tone = toneOf(bet);
  if (tone === 'open') return undefined;
  if (isSoldWhole(bet)) return { text: resultText(t, bet), tone: 'sold' };
  if (bet.result !== 'D') return { text: resultText(t, bet), tone };
  return { text: t('betting.grade.D'), note: reasonText(t, bet.cancelReason), tone };
}
