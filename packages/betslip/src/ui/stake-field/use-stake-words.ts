import { useFormat, useText } from '@lobby/i18n';
import { type Fen, formatYuan } from '@lobby/money';
import { betslipMessages } from '../../messages/index.ts';
import { useFunds } from '../../view/hooks/funds.tsx';
import { useSlipContext } from '../../view/hooks/slip-context.tsx';
import { maskedMoney, useBalanceHidden } from '../../view/hooks/use-balance-hidden.ts';
import type { TicketView } from '../../view/ticket-view.ts';
import type { StakeCut } from './use-stake.ts';

/** The texts of the stake field: its problem and its limits. */
export function useStakeWords(
  ticket: TicketView,
  cut: StakeCut | undefined,
  isSeveral: boolean,
): { readonly error: string | undefined; readonly limits: string } {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const hidden = useBalanceHidden();
  const { loggedIn } = useFunds();
  const { quotes } = useSlipContext();
  const { limits, exposure, typed } = ticket;
  const yuan = (fen: Fen) => money(formatYuan(fen));

  const said = ticket.problems.map(problem => {
    switch (problem.kind) {
      case 'stake':
        return problem.why === 'empty' ? undefined : t(`betslip.stake.refused.${problem.why}`);
      case 'below-minimum':
        return t('betslip.stake.belowMinimum', { min: yuan(problem.min) });
      case 'above-maximum':
        return t('betslip.stake.aboveMaximum', { max: yuan(problem.max) });
      case 'over-balance': {
        const risk = exposure?.risk;
        const balance = hidden ? maskedMoney : yuan(problem.balance);
        return risk === undefined || (typed.ok && risk === typed.fen)
          ? t('betslip.stake.overBalance', { balance })
          : t('betslip.stake.overBalanceRisk', { risk: yuan(risk), balance });
      }
      default:
        return undefined;
    }
  });
  const cutWords =
    cut &&
    t(cut.by === 'max' ? 'betslip.stake.cutToMax' : 'betslip.stake.cutToBalance', {
      amount: yuan(cut.to),
    });

  const several = isSeveral ? t('betslip.stake.refused.several') : undefined;
  return { error: several ?? said.find(Boolean) ?? cutWords, limits: limitsWords() };

  function limitsWords(): string {
    if (!loggedIn) return t('betslip.stake.limitsUnknown');
    if (limits.min === undefined || limits.max === undefined) {
      // A series that is not offered has no limits on their way.
      return ticket.isOpen && !quotes.hasFailed() ? t('betslip.stake.limitsLoading') : '';
    }
    return t('betslip.stake.limits', { min: yuan(limits.min), max: yuan(limits.max) });
  }
}
