import { useText } from '@lobby/i18n';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { useOpenBets } from '../../slip/use-open-bets.ts';
import { tabChosen } from '../../store/betslip.slice.ts';
import { useBetslip } from '../../store/use-betslip.ts';
import { SlipNotice } from '../notice/slip-notice.tsx';
import { OpenBets } from '../open-bets/open-bets.tsx';
import { SlipBody } from './slip-body.tsx';
import styles from './slip-tabs.module.css';

/** The two sides of the slip: the bet being written, and the bets that wait. */
export function SlipTabs({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const tab = useBetslip(state => state.tab);
  const { answer, reload } = useOpenBets();
  return (
    <>
      <div className={styles.tabs}>
        <Segmented
          wide
          size="m"
          label={t('betslip.tabs')}
          value={tab}
          onChange={value => dispatch(tabChosen(value))}
          items={[
            { value: 'slip', label: t('betslip.tab.slip') },
            {
              value: 'open',
              label: t('betslip.tab.open'),
              count: answer?.ok ? answer.bets.length : undefined,
            },
          ]}
        />
      </div>
      <SlipNotice />
      {tab === 'slip' ? (
        <SlipBody ownKeyboard={ownKeyboard} />
      ) : (
        <OpenBets answer={answer} onReload={reload} />
      )}
    </>
  );
}
