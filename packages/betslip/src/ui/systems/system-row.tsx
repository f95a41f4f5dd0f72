import type { SystemType } from '@lobby/betting';
import { nameCombinations, nameTicket } from '@lobby/betting/names';
import { useText } from '@lobby/i18n';
import { Badge } from '@lobby/ui-kit/badge';
import { memo, type ReactNode } from 'react';
import { betslipMessages } from '../../messages/index.ts';
import { useCombined } from '../../view/hooks/use-combined.ts';
import type { LegView } from '../../view/leg-source.ts';
import { StakeField } from '../stake-field/stake-field.tsx';
import { SystemDetails } from './system-details.tsx';
import styles from './systems.module.css';

export interface SystemRowProps {
  type: SystemType;
  legs: readonly LegView[];
  inTotal: boolean;
  isActive: boolean;
  /** Chosen in the slip that was shared. */
  isShared?: boolean;
  onActive: (id: string) => void;
  ownKeyboard?: boolean;
}

/** One system: its name, how many combinations it has, its stake; once it has one, what it may return. */
export const SystemRow = memo(function SystemRow(props: SystemRowProps): ReactNode {
  const { type, legs, inTotal, isActive, isShared, onActive, ownKeyboard } = props;
  const t = useText(betslipMessages);
  const { sizes, combinations } = type;
  const ticket = useCombined(type.id, { legs, sizes, combinations, inTotal });
  const name = nameTicket(t, type.legs, sizes);
  return (
    <li className={styles.row} data-chosen={ticket.typed.text !== '' || undefined}>
      <div className={styles.line}>
        <span className={styles.name}>
          {name}
          <span className={styles.count}>{nameCombinations(t, combinations)}</span>
          {isShared && <Badge size="s">{t('betslip.systems.shared')}</Badge>}
        </span>
        <StakeField
          ticket={ticket}
          of={name}
          compact
          isActive={isActive}
          onActive={onActive}
          ownKeyboard={ownKeyboard}
        />
      </div>
      {isActive && ticket.isOpen && <SystemDetails ticket={ticket} name={name} />}
    </li>
  );
});
