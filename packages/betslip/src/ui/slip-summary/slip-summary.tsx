import { oddsPolicies } from '@lobby/betting';
import { useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { Button } from '@lobby/ui-kit/button';
import { ErrorSign } from '@lobby/ui-kit/error-sign';
import { Money } from '@lobby/ui-kit/money';
import { Select } from '@lobby/ui-kit/select';
import { memo, type ReactNode, useRef } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { waysOn } from '../../view/action.ts';
import { useBalanceHidden } from '../../view/hooks/use-balance-hidden.ts';
import { useOddsPolicy } from '../../view/hooks/use-betslip.ts';
import { useSlipView } from '../../view/hooks/use-slip-view.ts';
import { usePress } from '../../view/use-press.ts';
import { useSpaceForTotals } from '../stake-field/keep-in-sight.ts';
import styles from './slip-summary.module.css';
import { useActionWords } from './use-action-words.ts';
import { WaysOn } from './ways-on.tsx';

/** The totals of all bets, the policy for moved prices, what is wrong, and the button that places everything. */
export function SlipSummary(): ReactNode {
  const t = useText(betslipMessages);
  const hidden = useBalanceHidden();
  const view = useSlipView();
  const { action, press } = usePress(view);
  const words = useActionWords(view, action);
  const { stake, risk, win, counted, loggedIn, balance } = view;
  const place = useRef<HTMLDivElement>(null);
  useSpaceForTotals(place);
  const isAmount = counted.every(({ exposure }) => exposure !== undefined);

  return (
    <div ref={place} className={styles.summary} data-pinned={view.legs.length > 1 || undefined}>
      <dl className={styles.rows}>
        <Row label={t('betslip.total.stake')} yuan={formatYuan(stake)} />
        {/* A negative price holds something else than what was typed. */}
        {risk !== stake && isAmount && <Row label={t('betslip.total.risk')} yuan={formatYuan(risk)} />}
        <Row
          label={t(counted.length > 1 ? 'betslip.total.most' : 'betslip.total.win')}
          yuan={isAmount ? formatYuan(win) : undefined}
          strong={win > 0n}
        />
        {loggedIn && (
          <Row
            label={t('betslip.total.balance')}
            yuan={balance === undefined ? undefined : formatYuan(balance)}
            masked={hidden}
            quiet
          />
        )}
      </dl>
      <div className={styles.action}>
        <PolicyChoice />
        {words.problems && (
          <p className={styles.problems} data-blocks={words.reason !== undefined || undefined} role="status">
            {words.reason !== undefined && <ErrorSign />}
            {words.problems}
          </p>
        )}
        <WaysOn ways={waysOn(view, action)} />
        <Button
          variant="primary"
          size="l"
          wide
          disabledLook={words.reason !== undefined}
          reason={words.reason}
          // The second press of a double click was meant for the previous label of the button.
          onClick={event => {
            if (event.detail <= 1) press();
          }}
        >
          {words.label}
        </Button>
      </div>
    </div>
  );
}

/** What happens when a price moves. Drawn by itself: totals change with every key. */
const PolicyChoice = memo(function PolicyChoice(): ReactNode {
  const t = useText(betslipMessages);
  const [policy, choosePolicy] = useOddsPolicy();
  return (
    <div className={styles.policy}>
      <span>{t('betslip.policy.label')}</span>
      <Select
        size="s"
        label={t('betslip.policy.label')}
        value={policy}
        onChange={choosePolicy}
        options={oddsPolicies.map(value => ({ value, label: t(`betslip.policy.${value}`) }))}
      />
    </div>
  );
});

function Row(props: {
  label: string;
  yuan: string | undefined;
  masked?: boolean;
  strong?: boolean;
  quiet?: boolean;
}): ReactNode {
  return (
    <div className={styles.row} data-strong={props.strong || undefined} data-quiet={props.quiet || undefined}>
      <dt>{props.label}</dt>
      <dd>
        <Money yuan={props.yuan} masked={props.masked} />
      </dd>
    </div>
  );
}
