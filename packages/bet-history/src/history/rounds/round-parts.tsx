import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../../messages/index.ts';
import { UnfoldButton } from '../detail/unfold-button.tsx';
import css from './rounds.module.css';
import { keyOfLine, type VenueBet } from './venue-bet.ts';

interface BetProps {
  readonly bet: VenueBet;
}

/** What was played and where; marked when the venue changed it. */
export function RoundTitle({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  return (
    <span className={css.stack}>
      <span className={css.title}>
        {bet.title}
        {bet.round?.corrected && <Badge size="s">{t('betHistory.round.corrected')}</Badge>}
      </span>
      <span className={css.quiet}>
        {bet.venueName} · {t(`betHistory.hall.${bet.category}`)}
      </span>
    </span>
  );
}

/** Won or lost; what the bet waits for while that is not known. */
export function RoundNet({ bet }: BetProps) {
  const t = useText(betHistoryMessages);
  if (bet.status !== 'settled')
    return <span className={css.quiet}>{t(`betHistory.status.${bet.status}`)}</span>;
  return <Money yuan={bet.netWin} signed tone="result" />;
}

/** The id of the unfolded part of a bet. */
export const detailIdOf = (bet: VenueBet) => `round-${keyOfLine(bet)}`;

export interface RoundUnfoldProps extends BetProps {
  readonly isOpen: boolean;
  onToggle(): void;
}

/** Unfolds and folds what is known of a round. */
export function RoundUnfold({ bet, isOpen, onToggle }: RoundUnfoldProps) {
  const t = useText(betHistoryMessages);
  return (
    <UnfoldButton
      text={t('betHistory.round.detail')}
      label={t('betHistory.round.detailOf', { title: bet.title, ticket: bet.ticketId })}
      detailId={detailIdOf(bet)}
      isOpen={isOpen}
      onToggle={onToggle}
    />
  );
}
