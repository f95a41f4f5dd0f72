import type { CashOutReason } from '@lobby/api-client/contract/game/cash-out';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { type ReactNode, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { FocusKeeper } from '../../parts/focus-keeper.tsx';
import type { CashOutOffer } from '../../ports/cash-out-answer.ts';
import type { OpenBet } from '../../ports/ports.ts';
import { useSource } from '../../view/hooks/use-source.ts';
import { isSellable } from '../use-offers.ts';
import { AutoCashOutForm } from './auto-cash-out.tsx';
import styles from './cash-out.module.css';
import type { CashOutState } from './cash-out-order.ts';
import type { OfferBoard } from './offer-board.ts';
import { OfferCourse } from './offer-course.tsx';
import { SaleForm } from './sale-form.tsx';
import { SaleProgress } from './sale-progress.tsx';

export interface CashOutProps {
  readonly bet: OpenBet;
  readonly board: OfferBoard;
  /** The sale of this ticket that is under way or has an outcome to be read. */
  readonly sale: CashOutState | undefined;
}

/** Selling an open bet back: its price now or why it has none, the sale being written, what became of it. */
export function CashOut({ bet, board, sale }: CashOutProps): ReactNode {
  const [writing, setWriting] = useState<'sale' | 'auto'>();
  const offer = useSource(board, () => board.offerOf(bet.ticketId));
  const course = useSource(board, () => board.courseOf(bet.ticketId));
  const isUnread = useSource(board, board.hasFailed) && !offer;
  if (!isSellable(bet)) return null;
  const shown = sale?.step ?? writing ?? (isUnread ? 'unread' : 'offer');
  return (
    <FocusKeeper drawn={shown}>
      <div className={styles.cashOut}>
        {sale ? (
          <SaleProgress
            state={sale}
            onAgain={offer?.kind === 'offer' ? () => setWriting('sale') : undefined}
          />
        ) : writing === 'sale' ? (
          <SaleForm ticketId={bet.ticketId} offer={offer} onClose={() => setWriting(undefined)} />
        ) : writing === 'auto' ? (
          <AutoCashOutForm
            ticketId={bet.ticketId}
            offer={offer}
            board={board}
            onClose={() => setWriting(undefined)}
          />
        ) : isUnread ? (
          <UnreadRow onRetry={board.retry} />
        ) : (
          <>
            <OfferRow offer={offer} onPress={() => setWriting('sale')} />
            {offer && (
              <div className={styles.beside}>
                <OfferCourse course={course ?? []} offer={offer} />
                <AutoRow offer={offer} onPress={() => setWriting('auto')} />
              </div>
            )}
          </>
        )}
      </div>
    </FocusKeeper>
  );
}

function UnreadRow({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useText(betslipMessages);
  return (
    <p className={`${styles.quiet} ${styles.unread}`}>
      {t('betslip.cashOut.unread')}
      <Button size="s" onClick={onRetry}>
        {t('betslip.retry')}
      </Button>
    </p>
  );
}

interface OfferRowProps {
  /** Undefined until it is read. */
  readonly offer: CashOutOffer | undefined;
  readonly onPress: () => void;
}

function OfferRow({ offer, onPress }: OfferRowProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  if (!offer) return <p className={styles.quiet}>{t('betslip.cashOut.reading')}</p>;
  if (offer.kind === 'none') {
    return <p className={styles.quiet}>{t(`betslip.cashOut.reason.${offer.reason}`)}</p>;
  }
  return (
    <Button size="s" variant="gold" wide data-keeps-focus onClick={onPress}>
      {t('betslip.cashOut.sell', { amount: money(offer.price) })}
    </Button>
  );
}

/** At which offer the bet is sold by itself, and the way to say so. */
function AutoRow({ offer, onPress }: { offer: CashOutOffer; onPress: () => void }): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  if (offer.auto === undefined) {
    // What cannot be sold for good is not sold by itself either.
    if (offer.kind === 'none' && isOver.has(offer.reason)) return null;
    return (
      <Button size="s" variant="ghost" data-keeps-focus onClick={onPress}>
        {t('betslip.autoCashOut.open')}
      </Button>
    );
  }
  return (
    <p className={styles.auto}>
      {t('betslip.autoCashOut.set', { amount: money(offer.auto) })}
      <Button size="s" variant="ghost" data-keeps-focus onClick={onPress}>
        {t('betslip.autoCashOut.change')}
      </Button>
    </p>
  );
}

const isOver: ReadonlySet<CashOutReason> = new Set(['unknown-ticket', 'not-open', 'settled', 'closed']);
