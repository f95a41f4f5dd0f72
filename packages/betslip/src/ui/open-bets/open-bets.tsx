import { inlineText } from '@lobby/api-client/request';
import { loginOpened, useSession } from '@lobby/api-client/session';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import type { OpenBet, OpenBetsAnswer, OpenLeg } from '../../ports/ports.ts';
import { useBetName } from '../use-bet-name.ts';
import { useTicketName } from '../use-ticket-name.ts';
import styles from './open-bets.module.css';

/** The bets that wait for their match, newest first. */
export function OpenBets(props: { answer: OpenBetsAnswer | undefined; onReload: () => void }): ReactNode {
  const { answer, onReload } = props;
  const t = useText(betslipMessages);
  const locale = useLocale();
  const { loggedIn } = useSession();
  const dispatch = useDispatch();

  if (!loggedIn) {
    return (
      <EmptyState
        size="s"
        icon="ticket"
        title={t('betslip.open.login.title')}
        action={
          <Button variant="primary" onClick={() => dispatch(loginOpened({ way: 'login' }))}>
            {t('betslip.open.login.action')}
          </Button>
        }
      />
    );
  }
  if (!answer) {
    return (
      <SkeletonGroup className={styles.waiting}>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  }
  if (!answer.ok)
    return (
      <ErrorState
        size="s"
        title={t('betslip.open.failed')}
        hint={inlineText(answer.failure, locale)}
        onRetry={onReload}
      />
    );
  if (answer.bets.length === 0) {
    return (
      <EmptyState
        size="s"
        icon="ticket"
        title={t('betslip.open.empty.title')}
        hint={t('betslip.open.empty.hint')}
      />
    );
  }
  return (
    <ul className={styles.list} aria-label={t('betslip.open.title')}>
      {answer.bets.map(bet => (
        <OpenBetRow key={bet.ticketId} bet={bet} />
      ))}
    </ul>
  );
}

function OpenBetRow({ bet }: { bet: OpenBet }): ReactNode {
  const t = useText(betslipMessages);
  const format = useFormat();
  const name = useTicketName();
  return (
    <li className={styles.bet}>
      {bet.legs.length > 1 && <p className={styles.ticket}>{name(bet.legs.length, bet.sizes)}</p>}
      {bet.legs.map((leg, at) => (
        <OpenLegRow key={`${at} ${leg.wtype}`} leg={leg} />
      ))}
      <p className={styles.money}>
        <span>{t('betslip.open.stake', { amount: format.money(bet.stake) })}</span>
        <span>{t('betslip.open.win', { amount: format.money(bet.winnable) })}</span>
        <Badge size="s" tone={bet.status === 'pending' ? 'gold' : 'neutral'}>
          {t(bet.status === 'pending' ? 'betslip.open.pending' : 'betslip.open.accepted')}
        </Badge>
      </p>
      <p className={styles.quiet}>
        <span>{format.shortDateTime(bet.placedAt)}</span>
        <span>{bet.ticketId}</span>
      </p>
    </li>
  );
}

function OpenLegRow({ leg }: { leg: OpenLeg }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const words = say(leg);
  return (
    <>
      <p className={styles.pick}>
        <span>{[words.pick, words.line].filter(Boolean).join(' ')}</span>
        <b>{leg.price.odds}</b>
      </p>
      <p className={styles.quiet}>
        {leg.live && <span className={styles.live}>{t('betslip.phase.live')}</span>}
        <span>{words.market}</span>
        <span>{t(`betslip.format.${leg.price.format}`)}</span>
        {leg.scoreAtBet && <span>{t('betslip.open.scoreAtBet', { score: leg.scoreAtBet })}</span>}
      </p>
      <p className={styles.quiet}>
        <span>{t('betslip.versus', { home: leg.teamH, away: leg.teamC })}</span>
        <span>{leg.league}</span>
      </p>
    </>
  );
}
