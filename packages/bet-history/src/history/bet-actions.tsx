import { serverNow } from '@lobby/api';
import { paths } from '@lobby/feature';
import { usePathExists } from '@lobby/feature/known-paths';
import { useText } from '@lobby/i18n';
import { championType } from '@lobby/sports';
import { Menu } from '@lobby/ui-kit/menu';
import { useTicketExport } from '@lobby/ui-kit/use-ticket-export';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { betHistoryMessages } from '../messages/index.ts';
import type { Bet } from './bet-words.ts';
import { mayDisputeUntil } from './dispute/dispute-words.ts';

/** Few take a bet along, or dispute it: not part of the page. */
const BetTicketExport = lazy(() => import('./bet-ticket-export.tsx'));
const Dispute = lazy(() => import('./dispute/dispute.container.tsx'));

/**
 * What a member can do with a bet, in one menu: place the same again, at the prices of then beside those of now, print
 * it, save it as a picture, and dispute its settlement.
 */
export function BetActions({ bet }: { bet: Bet }) {
  const { ticketId } = bet;
  const t = useText(betHistoryMessages);
  const { as, start, done } = useTicketExport({
    saved: t('betting.receipt.saved'),
    failed: t('betting.receipt.saveFailed'),
  });
  const sportsbook = paths.game.sport({ enName: 'crty' });
  const [isDisputing, setDisputing] = useState(false);
  const until = mayDisputeUntil(bet, serverNow());
  const hasSportsbook = usePathExists()(sportsbook);
  if (ticketId === '') return null;
  // Runners of an outright are not looked up again.
  const isRepeatable = hasSportsbook && bet.legs.every(leg => leg.gtype !== championType);
  const isBusy = as !== undefined;
  const to = `${sportsbook}?${new URLSearchParams({ again: ticketId })}`;
  return (
    <>
      <Menu
        label={t('betHistory.actions', { ticket: ticketId })}
        items={[
          ...(isRepeatable
            ? [
                {
                  id: 'again',
                  icon: 'refresh',
                  label: t('betHistory.again'),
                  link: <Link to={to} />,
                } as const,
              ]
            : []),
          {
            id: 'print',
            icon: 'receipt',
            label: t('betting.receipt.print'),
            disabled: isBusy,
            onPress: () => start('paper'),
          },
          {
            id: 'save',
            icon: 'download',
            label: t('betting.receipt.save'),
            disabled: isBusy,
            onPress: () => start('picture'),
          },
          ...(until === undefined
            ? []
            : [
                {
                  id: 'dispute',
                  icon: 'edit',
                  label: t('betHistory.dispute'),
                  onPress: () => setDisputing(true),
                } as const,
              ]),
        ]}
      />
      {as && (
        <Suspense>
          <BetTicketExport bet={bet} as={as} onDone={done} />
        </Suspense>
      )}
      {isDisputing && (
        <Suspense>
          <Dispute ticketId={ticketId} until={until} onClose={() => setDisputing(false)} />
        </Suspense>
      )}
    </>
  );
}
