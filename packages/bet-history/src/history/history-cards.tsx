import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../messages/index.ts';
import { BetActions } from './bet-actions.tsx';
import css from './bet-history.module.css';
import { BetMatch, BetNet, BetPick, BetStake, TicketId } from './bet-parts.tsx';
import { BetStamp } from './bet-result.tsx';
import { type Bet, keyOf } from './bet-words.ts';
import { BetDetail } from './detail/bet-detail.tsx';
import { hasDetail, Unfold, type UnfoldProps } from './detail/unfold.tsx';
import { DisputeBadge } from './dispute/disputes.tsx';
import { CardSums, RecordCards } from './records/record-cards.tsx';
import type { RecordListProps } from './records/record-list.ts';

/** The bets as cards, for phones. */
export function HistoryCards({ isOpen, onToggle, ...cards }: RecordListProps<Bet>) {
  return (
    <RecordCards
      {...cards}
      keyOf={keyOf}
      face={bet => <BetFace bet={bet} />}
      foot={bet => <BetFoot bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />}
    />
  );
}

function BetFace({ bet }: { bet: Bet }) {
  const format = useFormat();
  return (
    <>
      <p className={css.cardTop}>
        <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
        <BetStamp bet={bet} />
      </p>
      {bet.kind === 'single' && <BetPick bet={bet} />}
      <BetMatch bet={bet} />
      {bet.kind !== 'single' && <BetPick bet={bet} />}
    </>
  );
}

function BetFoot(props: UnfoldProps) {
  const { bet } = props;
  const t = useText(betHistoryMessages);
  return (
    <>
      <CardSums
        sums={[
          [t('betHistory.column.stake'), <BetStake key="stake" bet={bet} />],
          [t('betHistory.column.winnable'), <Money key="winnable" yuan={bet.winnable} />],
          [t('betHistory.column.net'), <BetNet key="net" bet={bet} />],
        ]}
      />
      <p className={css.cardTop}>
        <TicketId bet={bet} />
        <DisputeBadge bet={bet} />
        <BetActions bet={bet} />
      </p>
      <Unfold {...props} />
      {props.isOpen && hasDetail(bet) && <BetDetail bet={bet} />}
    </>
  );
}
