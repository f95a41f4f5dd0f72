import { useText } from '@lobby/i18n';
import { betHistoryMessages } from '../../messages/index.ts';
import { type Bet, keyOf } from '../bet-words.ts';
import { UnfoldButton } from './unfold-button.tsx';

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
    <UnfoldButton
      text={text}
      label={`${text} ${bet.ticketId}`}
      detailId={detailId(bet)}
      isOpen={isOpen}
      onToggle={onToggle}
    />
  );
}
