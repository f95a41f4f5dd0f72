import { useSession } from '@lobby/api/session';
import { oddsPolicies } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Money } from '@lobby/ui-kit/money';
import { Select } from '@lobby/ui-kit/select';
import { type ReactNode, useId, useState } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import type { CashOutOffer } from '../../ports/cash-out-answer.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import styles from './cash-out.module.css';
import { useCashOutTracker } from './cash-outs-provider.tsx';
import { PartChoice } from './part-choice.tsx';
import { type Sale, viewSale } from './sale.ts';

interface SaleFormProps {
  readonly ticketId: string;
  readonly offer: CashOutOffer | undefined;
  readonly onClose: () => void;
}

/** A sale being written: how much of the ticket, what it pays, what stays, what to do when the price moves. */
export function SaleForm({ ticketId, offer, onClose }: SaleFormProps): ReactNode {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const titleId = useId();
  const cashOuts = useCashOutTracker();
  const { userId } = useSession();
  const slipPolicy = useBetslip(state => state.policy);
  // For this sale alone: whoever takes any price for a ticket has not said so about bets.
  const [policy, setPolicy] = useState(slipPolicy);
  const [percent, setPercent] = useState('100');
  const [agreed, setAgreed] = useState(offer?.kind === 'offer' ? offer.price : '');
  const view = offer?.kind === 'offer' ? viewSale({ percent, agreed, policy }, offer) : undefined;
  const sale = view && 'sale' in view ? view.sale : undefined;

  const press = () => {
    if (offer?.kind !== 'offer' || !view || !sale) return;
    if (view.kind === 'moved') {
      setAgreed(view.to);
      return;
    }
    const { price, stateVersion } = offer;
    void cashOuts.sell({ userId, ticketId, part: sale.part, price, policy, stateVersion });
    onClose();
  };

  const problem = !offer
    ? t('betslip.cashOut.reading')
    : offer.kind === 'none'
      ? t(`betslip.cashOut.reason.${offer.reason}`)
      : undefined;
  const label =
    view?.kind === 'moved'
      ? t('betslip.cashOut.accept', { amount: money(view.to) })
      : sale
        ? t(sale.part < 100 ? 'betslip.cashOut.confirmPart' : 'betslip.cashOut.confirm', {
            amount: money(sale.paid),
          })
        : t('betslip.cashOut.title');
  const fault =
    view?.kind === 'not-a-part'
      ? t('betslip.cashOut.notAPart')
      : view?.kind === 'too-small'
        ? t('betslip.cashOut.tooSmall', { percent: view.least })
        : undefined;

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a legend
    <div role="group" aria-labelledby={titleId} className={styles.form}>
      <p id={titleId} tabIndex={-1} data-keeps-focus className={styles.title}>
        {t('betslip.cashOut.title')}
      </p>
      <PartChoice percent={percent} onChange={setPercent} error={fault} />
      <Sums sale={sale} />
      <div className={styles.policy}>
        <span>{t('betslip.cashOut.policy.label')}</span>
        <Select
          size="s"
          label={t('betslip.cashOut.policy.label')}
          value={policy}
          onChange={setPolicy}
          options={oddsPolicies.map(value => ({ value, label: t(`betslip.cashOut.policy.${value}`) }))}
        />
      </div>
      {offer?.kind === 'offer' && offer.delay > 0 && (
        <p translate="no" className={styles.quiet}>
          {t('betslip.cashOut.delay', { seconds: Math.ceil(offer.delay / 1000) })}
        </p>
      )}
      <p role="status" className={styles.notice}>
        {problem ??
          (view?.kind === 'moved' &&
            t('betslip.cashOut.moved', { from: money(view.from), to: money(view.to) }))}
      </p>
      <div className={styles.actions}>
        <Button size="m" onClick={onClose}>
          {t('betslip.cashOut.cancel')}
        </Button>
        <Button
          size="m"
          variant="gold"
          disabledLook={!sale}
          reason={sale ? undefined : (problem ?? fault)}
          // The second press of a double click was meant for the previous label of the button.
          onClick={event => {
            if (event.detail <= 1) press();
          }}
        >
          {label}
        </Button>
      </div>
    </div>
  );
}

function Sums({ sale }: { sale: Sale | undefined }): ReactNode {
  const t = useText(betslipMessages);
  return (
    <dl className={styles.rows}>
      <div data-strong>
        <dt>{t('betslip.cashOut.pays')}</dt>
        <dd>
          <Money yuan={sale?.paid} />
        </dd>
      </div>
      <div>
        <dt>{t('betslip.cashOut.sold')}</dt>
        <dd>
          <Money yuan={sale?.sold} />
        </dd>
      </div>
      <div>
        <dt>{t('betslip.cashOut.stays')}</dt>
        <dd>
          <Money yuan={sale?.stays} />
        </dd>
      </div>
    </dl>
  );
}
