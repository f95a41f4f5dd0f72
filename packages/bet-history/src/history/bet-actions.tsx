import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { championType } from '@lobby/sports';
import { Icon } from '@lobby/ui-kit/icon';
import { useTicketExport } from '@lobby/ui-kit/use-ticket-export';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { betHistoryMessages } from '../messages/index.ts';
import css from './bet-history.module.css';
import type { Bet } from './bet-words.ts';

/** Few take a bet along: not part of the page. */
const BetTicketExport = lazy(() => import('./bet-ticket-export.tsx'));

/**
 * What a member can do with a bet: place the same again, at the prices of then beside those of now, print it, and
 * save it as a picture.
 */
export function BetActions({ bet }: { bet: Bet }) {
  const { ticketId } = bet;
  const t = useText(betHistoryMessages);
  const { as, start, done } = useTicketExport({
    saved: t('betting.receipt.saved'),
    failed: t('betting.receipt.saveFailed'),
  });
  const sportsbook = paths.game.sport({ enName: 'crty' });
  const hasSportsbook = usePathExists()(sportsbook);
  if (ticketId === '') return null;
  // Runners of an outright are not looked up again.
  const isRepeatable = hasSportsbook && bet.legs.every(leg => leg.gtype !== championType);
  const to = `${sportsbook}?${new URLSearchParams({ again: ticketId })}`;
  return (
    <span className={css.betActions}>
      {isRepeatable && (
        <Link className={css.fairness} to={to} aria-label={`${t('betHistory.again')} ${ticketId}`}>
          <Icon name="refresh" size={16} />
          {t('betHistory.again')}
        </Link>
      )}
      <button
        type="button"
        className={css.fairness}
        disabled={as !== undefined}
        aria-label={`${t('betting.receipt.print')} ${ticketId}`}
        onClick={() => start('paper')}
      >
        <Icon name="receipt" size={16} />
        {t('betting.receipt.print')}
      </button>
      <button
        type="button"
        className={css.fairness}
        disabled={as !== undefined}
        aria-label={`${t('betting.receipt.save')} ${ticketId}`}
        onClick={() => start('picture')}
      >
        <Icon name="download" size={16} />
        {t('betting.receipt.save')}
      </button>
      {as && (
        <Suspense>
          <BetTicketExport bet={bet} as={as} onDone={done} />
        </Suspense>
      )}
    </span>
  );
}
