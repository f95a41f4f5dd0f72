import { useFormat, useText } from '@lobby/i18n';
import { Money } from '@lobby/ui-kit/money';
import { betHistoryMessages } from '../../messages/index.ts';
import { CardSums, RecordCards } from '../records/record-cards.tsx';
import type { RecordListProps } from '../records/record-list.ts';
import { RoundDetail } from './round-detail.tsx';
import { RoundNet, RoundTitle, RoundUnfold, type RoundUnfoldProps } from './round-parts.tsx';
import css from './rounds.module.css';
import { keyOfLine, type VenueBet } from './venue-bet.ts';

/** The bets as cards, for phones. */
export function RoundCards({ isOpen, onToggle, ...cards }: RecordListProps<VenueBet>) {
  const format = useFormat();
  return (
    <RecordCards
      {...cards}
      keyOf={keyOfLine}
      face={bet => (
        <>
          <RoundTitle bet={bet} />
          <span className={css.time}>{format.dateTime(bet.placedAt)}</span>
        </>
      )}
      foot={bet => <RoundFoot bet={bet} isOpen={isOpen(bet)} onToggle={() => onToggle(bet)} />}
    />
  );
}

function RoundFoot(props: RoundUnfoldProps) {
  const { bet } = props;
  const t = useText(betHistoryMessages);
  return (
    <>
      <CardSums
        sums={[
          [t('betHistory.column.stake'), <Money key="stake" yuan={bet.stake} />],
          [t('betHistory.column.paid'), <Money key="paid" yuan={bet.round?.win} />],
          [t('betHistory.column.net'), <RoundNet key="net" bet={bet} />],
        ]}
      />
      <RoundUnfold {...props} />
      {props.isOpen && <RoundDetail bet={bet} />}
    </>
  );
}
