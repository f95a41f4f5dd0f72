import { paths } from '@lobby/feature';
import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { memberMessages } from '../messages/index.ts';
import css from './bet-record.module.css';
import type { BetRecord } from './bet-words.ts';

/** Few print: not part of the page. */
const PrintedBet = lazy(() => import('./printed-bet.tsx'));

/** What a member can do with a bet: place the same again, at the prices of then beside those of now, and print it. */
export function BetActions({ bet }: { bet: BetRecord }) {
  const { ticketId } = bet;
  const t = useText(memberMessages);
  const [isPrinting, setPrinting] = useState(false);
  if (ticketId === '') return null;
  // Runners of an outright are not looked up again.
  const isRepeatable = bet.legs.every(leg => leg.gtype !== 'FS');
  const to = `${paths.game.sport({ enName: 'crty' })}?${new URLSearchParams({ again: ticketId })}`;
  return (
    <span className={css.betActions}>
      {isRepeatable && (
        <Link className={css.fairness} to={to} aria-label={`${t('member.betRecord.again')} ${ticketId}`}>
          <Icon name="refresh" size={16} />
          {t('member.betRecord.again')}
        </Link>
      )}
      <button
        type="button"
        className={css.fairness}
        disabled={isPrinting}
        aria-label={`${t('betting.receipt.print')} ${ticketId}`}
        onClick={() => setPrinting(true)}
      >
        <Icon name="receipt" size={16} />
        {t('betting.receipt.print')}
      </button>
      {isPrinting && (
        <Suspense>
          <PrintedBet bet={bet} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </span>
  );
}
