import { useText } from '@lobby/i18n';
import { Icon } from '@lobby/ui-kit/icon';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, keyOf } from '../bet-words.ts';
import css from './detail.module.css';

export interface UnfoldProps {
  readonly bet: Bet;
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Whether there is more to a bet than its row shows. */
export function hasDetail({ legs, steps }: Bet): boolean {
  return legs.length > 1 || steps.length > 0;
}

/** The id of a bet's unfolded part. */
export function detailId(bet: Bet): string {
  return `bet-${keyOf(bet)}`;
}

/** Unfolds and folds the legs and steps of a bet. */
export function Unfold({ bet, isOpen, onToggle }: UnfoldProps) {
  const t = useText(betHistoryMessages);
  if (!hasDetail(bet)) return null;
  const count = bet.legs.length;
  const text = count > 1 ? t('betHistory.legs', { count }) : t('betHistory.steps');
  return (
    <button
      type="button"
      className={css.unfold}
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId(bet) : undefined}
      aria-label={`${text} ${bet.ticketId}`}
      onClick={onToggle}
    >
      {text}
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
    </button>
  );
}
