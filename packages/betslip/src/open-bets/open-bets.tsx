import { loginOpened, useSession } from '@lobby/api/session';
import { inlineText } from '@lobby/api-client/request';
import { riskLeft } from '@lobby/betting';
import { nameGrade } from '@lobby/betting/names';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Button } from '@lobby/ui-kit/button';
import { EmptyState } from '@lobby/ui-kit/empty-state';
import { ErrorState } from '@lobby/ui-kit/error-state';
import { Icon } from '@lobby/ui-kit/icon';
import { Skeleton, SkeletonGroup } from '@lobby/ui-kit/skeleton';
import { Ticket } from '@lobby/ui-kit/ticket';
import { TicketLeg } from '@lobby/ui-kit/ticket-leg';
import { VisuallyHidden } from '@lobby/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../messages/index.ts';
import { Countdown } from '../parts/countdown.tsx';
import { FocusKeeper } from '../parts/focus-keeper.tsx';
import type { OpenBet, OpenBetsAnswer, OpenLeg } from '../ports/ports.ts';
import { usePorts } from '../provider/orders-provider.tsx';
import { sheetMoved } from '../state/sheet-moved.ts';
import { useBetName } from '../view/hooks/use-bet-name.ts';
import { useBetslip } from '../view/hooks/use-betslip.ts';
import { useTicketName } from '../view/hooks/use-ticket-name.ts';
import { CashOut } from './cash-out/cash-out.tsx';
import type { CashOutState } from './cash-out/cash-out-order.ts';
import type { OfferBoard } from './cash-out/offer-board.ts';
import { SaleProgress } from './cash-out/sale-progress.tsx';
import { useCashOuts } from './cash-out/use-cash-outs.ts';
import { LivePriceNote, LivePriceSwitch } from './live-price-note.tsx';
import styles from './open-bets.module.css';
import { useOffers } from './use-offers.ts';

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
  return <OpenBetList bets={answer.bets} />;
}

function OpenBetList({ bets }: { bets: readonly OpenBet[] }): ReactNode {
  const t = useText(betslipMessages);
  const board = useOffers(bets);
  const sales = useCashOuts();
  const saleOf = (ticketId: string) => sales.find(({ order }) => order.ticketId === ticketId);
  // A ticket that was sold whole is not open any more; its outcome stays until it was read.
  const gone = sales.filter(({ order }) => !bets.some(({ ticketId }) => ticketId === order.ticketId));
  return (
    <FocusKeeper drawn={bets.map(({ ticketId }) => ticketId).join(' ')}>
      {gone.map(state => (
        <div key={state.order.operationId} className={styles.bet}>
          <SaleProgress state={state} />
        </div>
      ))}
      {bets.length === 0 ? (
        <EmptyState
          size="s"
          icon="ticket"
          title={t('betslip.open.empty.title')}
          hint={t('betslip.open.empty.hint')}
        />
      ) : (
        <>
          <div className={styles.prices}>
            <LivePriceSwitch />
          </div>
          <ul aria-label={t('betslip.open.title')}>
            {bets.map(bet => (
              <OpenBetRow key={bet.ticketId} bet={bet} board={board} sale={saleOf(bet.ticketId)} />
            ))}
          </ul>
        </>
      )}
    </FocusKeeper>
  );
}

function OpenBetRow(props: { bet: OpenBet; board: OfferBoard; sale: CashOutState | undefined }): ReactNode {
  const { bet, board, sale } = props;
  const t = useText(betslipMessages);
  const format = useFormat();
  const name = useTicketName();
  const foot = (
    <>
      <p className={styles.money}>
        <BetMoney bet={bet} />
        <Badge size="s" tone={bet.status === 'pending' ? 'gold' : 'neutral'}>
          {t(bet.status === 'pending' ? 'betslip.open.pending' : 'betslip.open.accepted')}
        </Badge>
      </p>
      {bet.status === 'pending' && <Confirming ticketId={bet.ticketId} />}
      <p className={styles.quiet}>
        <span>{format.shortDateTime(bet.placedAt)}</span>
        <span>{bet.ticketId}</span>
      </p>
      <CashOut bet={bet} board={board} sale={sale} />
    </>
  );
  return (
    <li className={styles.bet}>
      <Ticket foot={foot}>
        {bet.legs.length > 1 && <p className={styles.ticket}>{name(bet.legs.length, bet.sizes)}</p>}
        {bet.legs.map((leg, at) => (
          <OpenLegRow key={`${at} ${leg.wtype}`} leg={leg} />
        ))}
      </Ticket>
    </li>
  );
}

/** What is staked and can be won; of a bet sold in part what still rides, and what the other part paid. */
function BetMoney({ bet }: { bet: OpenBet }): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const left = riskLeft(bet);
  const stake = <span>{t('betslip.open.stake', { amount: money(bet.stake) })}</span>;
  const win = <span>{t('betslip.open.win', { amount: money(bet.winnable) })}</span>;
  if (left === undefined) {
    return (
      <>
        {stake}
        {win}
      </>
    );
  }
  return (
    <span className={styles.parts}>
      <span className={styles.remaining}>
        <span>{t('betslip.cashOut.left', { amount: money(left) })}</span>
        {win}
      </span>
      <span className={styles.quiet}>
        {stake}
        <span>{t('betslip.cashOut.done', { amount: money(bet.cashedOut) })}</span>
      </span>
    </span>
  );
}

/** How long it is still being confirmed, when it was placed here. */
function Confirming({ ticketId }: { ticketId: string }): ReactNode {
  const state = useBetslip(({ placement }) =>
    placement?.orders.find(order => order.step === 'confirming' && order.ticketId === ticketId),
  );
  if (state?.step !== 'confirming') return null;
  return <Countdown since={state.since} until={state.confirmAt} />;
}

function OpenLegRow({ leg }: { leg: OpenLeg }): ReactNode {
  const t = useText(betslipMessages);
  const say = useBetName();
  const words = say(leg);
  const result = nameGrade(t, leg.result);
  return (
    <div>
      <TicketLeg title={[words.pick, words.line].filter(Boolean).join(' ')} price={leg.price.odds} />
      <p className={styles.quiet}>
        {leg.live && <span className={styles.live}>{t('betslip.phase.live')}</span>}
        <span>{words.market}</span>
        <span>{t(`betslip.format.${leg.price.format}`)}</span>
        {leg.scoreAtBet && <span>{t('betslip.open.scoreAtBet', { score: leg.scoreAtBet })}</span>}
        {leg.abandonedAt && <span>{t('betslip.open.abandoned', { score: leg.abandonedAt })}</span>}
        {leg.halfScore && <span>{t('betslip.open.halfScore', { score: leg.halfScore })}</span>}
        <LivePriceNote leg={leg} />
        {result && <Badge size="s">{result}</Badge>}
      </p>
      <LegMatch leg={leg} />
    </div>
  );
}

/** The match of a leg, which leads to its page. */
function LegMatch({ leg }: { leg: OpenLeg }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const { toMatch } = usePorts();
  const match = leg.teamC && t('betslip.versus', { home: leg.teamH, away: leg.teamC });
  const names = (
    <>
      {match && <span>{match}</span>}
      <span>{leg.league}</span>
    </>
  );
  if (!match || !toMatch) return <p className={styles.quiet}>{names}</p>;
  return (
    <button
      type="button"
      className={styles.toMatch}
      onClick={() => {
        // On a phone the bets lie over the page.
        dispatch(sheetMoved({ open: false }));
        toMatch(leg.gide, leg.gtype);
      }}
    >
      <span className={styles.quiet}>
        <VisuallyHidden>{t('betslip.open.toMatch')}</VisuallyHidden>
        {names}
      </span>
      <Icon name="chevron-right" size={16} />
    </button>
  );
}
