import { type RuleOf, segmentAt, stopsOf } from '@lobby/funds/promotions';
import { useFormat, useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { promotionsMessages } from '../../messages/index.ts';
import { checkSpin, type Spin } from './check-spin.ts';
import { HashFact } from './hash-fact.tsx';
import css from './wheel.module.css';

interface SpinChecksProps {
  readonly rule: RuleOf<'draw'>;
  readonly spin: Spin;
  /** What was committed to before it, as this page received it. */
  readonly seen: string | undefined;
}

const icons = { passed: 'success', failed: 'error', unknown: 'info' } as const;

/** A spin, drawn again in this browser: whether it was kept to what was promised, and everything to do it elsewhere. */
export default function SpinChecks({ rule, spin, seen }: SpinChecksProps) {
  const t = useText(promotionsMessages);
  const format = useFormat();
  const { hash, stop, commitment, outcome } = checkSpin(rule, spin, seen);
  const values = {
    stop: format.number(stop),
    stops: format.number(stopsOf(rule)),
    segment: segmentAt(rule, stop) + 1,
  };
  return (
    <div className={css.checks}>
      <div role="status">
        <ul>
          <li data-outcome={commitment}>
            <Icon name={icons[commitment]} size={18} />
            {t(`promotions.check.commitment.${commitment}`)}
          </li>
          <li data-outcome={outcome}>
            <Icon name={icons[outcome]} size={18} />
            {t(`promotions.check.outcome.${outcome}`, values)}
          </li>
        </ul>
      </div>
      <dl className={css.values}>
        {seen !== undefined && <HashFact name={t('promotions.check.seen')} value={seen} />}
        <HashFact name={t('promotions.check.hash')} value={hash} />
        <HashFact name={t('promotions.check.server')} value={spin.server} />
        <HashFact name={t('promotions.check.client')} value={spin.client} />
      </dl>
      <p className={css.formula}>{t('promotions.check.how', { number: spin.number, stops: values.stops })}</p>
    </div>
  );
}
