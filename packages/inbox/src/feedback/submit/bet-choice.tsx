import { useFormat, useText } from '@lobby/i18n';
import { Select } from '@lobby/ui-kit/select';
import { inboxMessages } from '../../messages/index.ts';
import { type OwnBet, useChosenBet } from './about-bet.ts';
import css from './submit-feedback.module.css';

interface BetChoiceProps {
  readonly bets: readonly OwnBet[];
  /** What is written. */
  readonly text: string;
  readonly busy: boolean;
  onText(text: string): void;
}

/** Which bet a feedback is about; nothing where there is none to choose. */
export function BetChoice({ bets, text, busy, onText }: BetChoiceProps) {
  const t = useText(inboxMessages);
  const format = useFormat();
  const lineOf = ({ ticketId, title }: OwnBet) => t('inbox.feedback.bet.line', { ticketId, title });
  const chosen = useChosenBet(bets, text, lineOf);
  if (bets.length === 0) return null;
  return (
    <div className={css.kind}>
      <Select
        showLabel
        size="l"
        label={t('inbox.feedback.bet')}
        placeholder={t('inbox.feedback.bet.placeholder')}
        disabled={busy}
        value={chosen.ticketId}
        options={bets.map(({ ticketId, title, placedAt }) => ({
          value: ticketId,
          label: `${format.shortDateTime(placedAt)} ${title}`,
        }))}
        onChange={ticketId => {
          const bet = bets.find(one => one.ticketId === ticketId);
          if (bet) onText(chosen.choose(bet));
        }}
      />
    </div>
  );
}
