import { inlineText } from '@lobby/api-client/request';
import { useFormat, useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { MoneyField } from '@lobby/ui-kit/money-field';
import { type ReactNode, useId, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { AutoAnswer, CashOutOffer } from '../../ports/cash-out-answer.ts';
import { usePorts } from '../../provider/orders-provider.tsx';
import styles from './cash-out.module.css';
import type { OfferBoard } from './offer-board.ts';

interface AutoCashOutProps {
  readonly ticketId: string;
  readonly offer: CashOutOffer | undefined;
  readonly board: OfferBoard;
  readonly onClose: () => void;
}

/** The offer at which a bet is sold by itself being written, changed or removed. */
export function AutoCashOutForm({ ticketId, offer, board, onClose }: AutoCashOutProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const titleId = useId();
  const { orders } = usePorts();
  const [target, setTarget] = useState(offer?.auto ?? '');
  const [isSending, setSending] = useState(false);
  const [answer, setAnswer] = useState<AutoAnswer>();
  const problem = useProblem(answer);

  const send = async (next: string) => {
    setSending(true);
    const result = await orders.cashOuts.setAuto(ticketId, next);
    // What is shown is what the platform says, also when its answer was lost.
    await board.ask([ticketId]);
    setSending(false);
    setAnswer(result);
    if (result.kind === 'set') onClose();
  };
  const isAmount = /^\d{1,9}(\.\d{1,2})?$/.test(target);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend
    <div role="group" aria-labelledby={titleId} className={styles.form}>
      <p id={titleId} tabIndex={-1} data-keeps-focus className={styles.title}>
        {t('betslip.autoCashOut.title')}
      </p>
      <MoneyField
        label={t('betslip.autoCashOut.target')}
        currency="CNY"
        value={target}
        severalError={t('betslip.autoCashOut.several')}
        error={target !== '' && !isAmount ? t('betslip.autoCashOut.amount') : problem}
        onChange={text => {
          setAnswer(undefined);
          setTarget(text);
        }}
      />
      {offer?.kind === 'offer' && (
        <p className={styles.quiet}>{t('betslip.autoCashOut.now', { amount: money(offer.price) })}</p>
      )}
      <p className={styles.quiet}>{t('betslip.autoCashOut.hint')}</p>
      <div className={styles.actions}>
        <Button size="m" onClick={onClose}>
          {t('betslip.cashOut.cancel')}
        </Button>
        {offer?.auto !== undefined && (
          <Button size="m" busy={isSending} onClick={() => void send('')}>
            {t('betslip.autoCashOut.remove')}
          </Button>
        )}
        <Button
          size="m"
          variant="primary"
          busy={isSending}
          disabledLook={!isAmount}
          reason={isAmount ? undefined : t('betslip.autoCashOut.amount')}
          onClick={() => {
            if (isAmount) void send(target);
          }}
        >
          {t('betslip.autoCashOut.save')}
        </Button>
      </div>
    </div>
  );
}

/** Why the order was not taken, in a sentence. */
function useProblem(answer: AutoAnswer | undefined): string | undefined {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const { money } = useFormat();
  if (answer?.kind === 'failed') return inlineText(answer.failure, locale);
  if (answer?.kind !== 'refused') return undefined;
  const amount = answer.price === undefined ? '' : money(answer.price);
  return t(`betslip.autoCashOut.reason.${answer.reason}`, { amount });
}
