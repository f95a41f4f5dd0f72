import { formatYuan, oddsPolicies } from '@lobby/betting';
import { useFormat, useText } from '@lobby/i18n';
import { Button } from '@lobby/ui-kit/button';
import { Money } from '@lobby/ui-kit/money';
import { Select } from '@lobby/ui-kit/select';
import type { ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { maskedMoney, useBalanceHidden } from '../../slip/use-balance-hidden.ts';
import type { SlipBetView } from '../../slip/use-slip-bet.ts';
import { useOddsPolicy } from '../../store/use-betslip.ts';
import { useBetName } from '../use-bet-name.ts';
import styles from './order-summary.module.css';

/** The totals of the bet, the policy for moved prices, and the submit button. */
export function OrderSummary({ bet, onPress }: { bet: SlipBetView; onPress: () => void }): ReactNode {
  const t = useText(betslipMessages);
  const [policy, choosePolicy] = useOddsPolicy();
  const hidden = useBalanceHidden();
  const { typed } = bet;
  const stake = typed.ok ? formatYuan(typed.fen) : '0';
  const risk = bet.exposure && formatYuan(bet.exposure.risk);
  const win = bet.exposure ? formatYuan(bet.exposure.win) : typed.ok ? undefined : '0';
  const action = useAction(bet);

  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        <Row label={t('betslip.total.stake')} yuan={stake} />
        {/* A negative price holds something else than what was typed. */}
        {risk !== undefined && risk !== stake && <Row label={t('betslip.total.risk')} yuan={risk} />}
        <Row label={t('betslip.total.win')} yuan={win} strong />
        {bet.loggedIn && (
          <Row label={t('betslip.total.balance')} yuan={bet.limits.balance} masked={hidden} quiet />
        )}
      </dl>
      <div className={styles.action}>
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
        <Button
          variant="primary"
          size="l"
          wide
          disabledLook={action.reason !== undefined}
          reason={action.reason}
          // The second press of a double click was meant for the previous label of the button.
          onClick={event => {
            if (event.detail <= 1) onPress();
          }}
        >
          {action.label}
        </Button>
      </div>
    </div>
  );
}

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

/** The label of the button, and why it is disabled. */
function useAction(bet: SlipBetView): { readonly label: string; readonly reason?: string } {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const say = useBetName();
  const hidden = useBalanceHidden();
  const { offered, selection, typed } = bet;

  if (!offered.open) {
    const said = offered.why === 'started' ? 'closed' : offered.why;
    return { label: t(`betslip.action.${said}`), reason: t(`betslip.closed.${offered.why}`) };
  }
  const { offer } = offered;
  if (offer.asks === 'line-changed') {
    const { line } = say({ ...selection, line: offer.line, strong: offer.strong });
    return { label: t('betslip.action.acceptLine', { line }) };
  }
  if (offer.asks) return { label: t('betslip.action.acceptOdds', { odds: offer.price.odds }) };
  if (!bet.loggedIn) return { label: t('betslip.action.login') };

  const amount = typed.ok ? money(formatYuan(typed.fen)) : '';
  const label = typed.ok ? t('betslip.action.place', { amount }) : t('betslip.action.placeEmpty');
  const [problem] = bet.problems;
  switch (problem?.kind) {
    case undefined:
      return { label };
    case 'over-balance':
      return {
        label: t('betslip.action.shortage'),
        reason: t('betslip.stake.overBalance', { balance: hidden ? maskedMoney : money(problem.balance) }),
      };
    case 'below-minimum':
      return { label, reason: t('betslip.stake.belowMinimum', { min: money(problem.min) }) };
    case 'above-maximum':
      return { label, reason: t('betslip.stake.aboveMaximum', { max: money(problem.max) }) };
    default:
      return { label, reason: t('betslip.action.needStake') };
  }
}
