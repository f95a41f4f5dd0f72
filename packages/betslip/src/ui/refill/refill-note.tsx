import { inlineText } from '@lobby/api-client/request';
import { useLocale, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Spinner } from '@lobby/ui-kit/spinner';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { useRefill } from '../../refill/use-refill.ts';
import { refillMoved, slipFilled } from '../../store/betslip.slice.ts';
import type { Refill } from '../../store/refill-state.ts';
import { useBetslip } from '../../store/use-betslip.ts';
import styles from './refill-note.module.css';
import { TakenOver } from './taken-over.tsx';

/** What becomes of a slip that is opened by its code, or of a bet that is placed again. Always there, to be heard. */
export function RefillNote(): ReactNode {
  const refill = useBetslip(state => state.refill);
  return (
    <div role="status" className={styles.region}>
      {refill && <Step refill={refill} />}
    </div>
  );
}

function Step({ refill }: { refill: Refill }): ReactNode {
  const t = useText(betslipMessages);
  switch (refill.step) {
    case 'looking':
      return (
        <p className={styles.note}>
          <Spinner size={16} />
          {t(`betslip.refill.looking.${refill.source.kind}`)}
        </p>
      );
    case 'failed':
      return <Failed refill={refill} />;
    case 'asking':
      return <Asking refill={refill} />;
    case 'told':
      return <TakenOver refill={refill} />;
  }
}

function Failed({ refill: { source, fault } }: { refill: Extract<Refill, { step: 'failed' }> }): ReactNode {
  const t = useText(betslipMessages);
  const locale = useLocale();
  const dispatch = useDispatch();
  const again = useRefill();
  return (
    <div className={styles.note} data-tone="danger">
      <p>{t(fault.kind === 'failure' ? 'betslip.refill.failed' : `betslip.refill.${fault.kind}`)}</p>
      {fault.kind === 'failure' && <p>{inlineText(fault.failure, locale)}</p>}
      <div className={styles.actions}>
        {fault.kind === 'failure' && (
          <Button size="s" variant="primary" onClick={() => void again(source)}>
            {t('betslip.retry')}
          </Button>
        )}
        <Button size="s" onClick={() => dispatch(refillMoved(undefined))}>
          {t('betslip.notice.dismiss')}
        </Button>
      </div>
    </div>
  );
}

function Asking({ refill: { filling } }: { refill: Extract<Refill, { step: 'asking' }> }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const held = useBetslip(state => state.slip.items.length);
  return (
    <div className={styles.note}>
      <p>{t(`betslip.refill.ask.${filling.kind}`, { held, count: filling.selections.length })}</p>
      <div className={styles.actions}>
        <Button size="s" variant="primary" onClick={() => dispatch(slipFilled(filling))}>
          {t('betslip.refill.replace')}
        </Button>
        <Button size="s" onClick={() => dispatch(refillMoved(undefined))}>
          {t('betslip.refill.keep')}
        </Button>
      </div>
    </div>
  );
}
