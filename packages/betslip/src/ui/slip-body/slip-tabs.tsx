import { useText } from '@lobby/i18n';
import { keyPressed } from '@lobby/ui-kit/key-press';
import { Segmented } from '@lobby/ui-kit/segmented';
import type { KeyboardEvent, ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { OpenBets } from '../../open-bets/open-bets.tsx';
import { useOpenBets } from '../../open-bets/use-open-bets.ts';
import { formChosen, openBetsShown } from '../../state/betslip.slice.ts';
import { formOf } from '../../state/betslip-state.ts';
import { type SlipForm, slipForms } from '../../state/slip-form.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { ImportNote } from '../import-selections/import-note.tsx';
import { SlipNotice } from '../notice/slip-notice.tsx';
import { QuickBet } from '../quick-bet/quick-bet.tsx';
import { SlipBody } from './slip-body.tsx';
import styles from './slip-tabs.module.css';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Arrow keys move the focus alone, Space and Enter choose: on its way through the forms, a choice made by an arrow would
 * drop picks.
 */
function moveWithoutChoosing(event: KeyboardEvent<HTMLElement>): void {
  const { target } = event;
  // Those of the browser, such as back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  const at = radios.indexOf(target);
  if (keyPressed(event) === 'Enter') target.click();
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  radios.at((at + step) % radios.length)?.focus();
}

/** The four ways to bet what is in the slip, and the bets that wait for their matches. */
export function SlipTabs({ ownKeyboard }: { ownKeyboard?: boolean }): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const shown = useBetslip(state => (state.tab === 'open' ? 'open' : formOf(state)));
  const { answer, reload } = useOpenBets();
  return (
    <>
      <QuickBet />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the radio buttons inside */}
      <div className={styles.tabs} onKeyDown={moveWithoutChoosing}>
        <Segmented<SlipForm | 'open'>
          wide
          size="m"
          label={t('betslip.tabs')}
          value={shown}
          onChange={value => dispatch(value === 'open' ? openBetsShown() : formChosen(value))}
          items={[
            ...slipForms.map(form => ({ value: form, label: t(`betslip.form.${form}`) })),
            {
              value: 'open',
              label: t('betslip.tab.open'),
              count: answer?.ok ? answer.bets.length : undefined,
            },
          ]}
        />
      </div>
      <SlipNotice />
      <ImportNote />
      {shown === 'open' ? (
        <OpenBets answer={answer} onReload={reload} />
      ) : (
        <SlipBody ownKeyboard={ownKeyboard} />
      )}
    </>
  );
}
