import type { SeriesProblem, SlipProblem } from '@lobby/betting';
import { lineOrMarket } from '@lobby/betting/names';
import { useFormat, useText } from '@lobby/i18n';
import { formatYuan } from '@lobby/money';
import { betslipMessages } from '../../messages/index.ts';
import type { Obstacle, SlipAction } from '../../view/action.ts';
import { maskedMoney, useBalanceHidden } from '../../view/hooks/use-balance-hidden.ts';
import { useBetName } from '../../view/hooks/use-bet-name.ts';
import type { LegView } from '../../view/leg-source.ts';
import type { SlipView } from '../../view/slip-view.ts';

export interface ActionWords {
  /** On the button. */
  readonly label: string;
  /** Why the button does nothing now. */
  readonly reason?: string;
  /** What is wrong, in one line, where the fields do not say it. */
  readonly problems?: string;
}

/** What the button is called, and what keeps it from placing. */
export function useActionWords(view: SlipView, action: SlipAction): ActionWords {
  const t = useText(betslipMessages);
  const { money } = useFormat();
  const say = useBetName();
  const hidden = useBalanceHidden();
  const amount = view.stake > 0n ? money(formatYuan(view.stake)) : '';
  const count = view.counted.length;
  const placing =
    amount === ''
      ? t('betslip.action.placeEmpty')
      : count > 1
        ? t('betslip.action.placeSeveral', { amount, count })
        : t('betslip.action.place', { amount });

  switch (action.kind) {
    case 'accept':
      return { label: acceptLabel(action.legs) };
    case 'login':
      return { label: t('betslip.action.login') };
    case 'place':
      return {
        label: placing,
        problems: view.left > 0 ? t('betslip.action.left', { count: view.left }) : undefined,
      };
    case 'blocked':
      return blockedBy(action.by);
  }

  function acceptLabel(legs: readonly LegView[]): string {
    const [only, second] = legs;
    if (second || !only?.offered.open) return t('betslip.action.acceptAll', { count: legs.length });
    const { offer } = only.offered;
    if (offer.asks !== 'line-changed') return t('betslip.action.acceptOdds', { odds: offer.price.odds });
    const line = lineOrMarket(say({ ...only.selection, line: offer.line, strong: offer.strong }));
    return t('betslip.action.acceptLine', { line });
  }

  function blockedBy(by: Obstacle): ActionWords {
    switch (by.kind) {
      case 'closed':
        return closedWords(by.legs);
      case 'unchecked':
        return {
          label: placing,
          reason: t('betslip.action.unchecked'),
          problems: t('betslip.action.unchecked'),
        };
      case 'rule': {
        const sentence = ruleSentence(by.problem);
        return { label: placing, reason: sentence, problems: sentence };
      }
      case 'full': {
        const sentence = t('betslip.closed.full');
        return { label: t('betslip.action.full'), reason: sentence, problems: sentence };
      }
      case 'too-many': {
        const sentence = t('betslip.action.tooMany', { count: by.most });
        return { label: placing, reason: sentence, problems: sentence };
      }
      case 'no-stake':
        return { label: placing, reason: t('betslip.action.needStake') };
      case 'short': {
        const sentence = t('betslip.stake.short', { amount: hidden ? maskedMoney : money(by.by) });
        return { label: t('betslip.action.shortage'), reason: sentence, problems: sentence };
      }
      case 'stake':
        return stakeWords(by.problem);
    }
  }

  function closedWords(legs: readonly LegView[]): ActionWords {
    const [only] = legs;
    if (view.legs.length > 1 || !only || only.offered.open) {
      const sentence = t('betslip.action.someClosed', { count: legs.length });
      return { label: t('betslip.action.suspended'), reason: sentence, problems: sentence };
    }
    const { why } = only.offered;
    return {
      label: t(`betslip.action.${why === 'started' ? 'closed' : why}`),
      reason: t(`betslip.closed.${why}`),
    };
  }

  /** In a slip of one stake its field says what is wrong; of several, the first sentences stand above the button. */
  function stakeWords(first: SlipProblem): ActionWords {
    if (first.kind === 'over-balance') {
      return { label: t('betslip.action.shortage'), reason: stakeSentence(first) };
    }
    const faulty = view.counted.filter(({ problems }) => problems.length > 0);
    const sentences = faulty.flatMap(({ problems }) => problems.slice(0, 1).map(stakeSentence));
    const problems = count > 1 ? [...new Set(sentences)].join(t('betslip.action.and')) : undefined;
    return {
      label: placing,
      // What is wrong with the text is said at its field.
      reason: first.kind === 'stake' ? t('betslip.action.needStake') : stakeSentence(first),
      problems: problems && t('betslip.action.faulty', { count: faulty.length, problems }),
    };
  }

  function stakeSentence(problem: SlipProblem): string {
    switch (problem.kind) {
      case 'over-balance':
        return t('betslip.stake.overBalance', {
          balance: hidden ? maskedMoney : money(formatYuan(problem.balance)),
        });
      case 'below-minimum':
        return t('betslip.stake.belowMinimum', { min: money(formatYuan(problem.min)) });
      case 'above-maximum':
        return t('betslip.stake.aboveMaximum', { max: money(formatYuan(problem.max)) });
      case 'stake':
        return problem.why === 'empty'
          ? t('betslip.action.needStake')
          : t(`betslip.stake.refused.${problem.why}`);
      default:
        return t('betslip.action.needStake');
    }
  }

  function ruleSentence(problem: SeriesProblem): string {
    switch (problem.rule) {
      case 'too-few':
        return t('betslip.rule.too-few', { count: problem.least });
      case 'too-many':
        return t('betslip.rule.too-many', { count: problem.most });
      case 'champion':
        return t('betslip.rule.champion');
      default:
        return t(`betslip.rejected.${problem.rule}`);
    }
  }
}
