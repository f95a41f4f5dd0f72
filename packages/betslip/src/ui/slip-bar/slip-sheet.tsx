import { selectDialogStack } from '@lobby/dialogs';
import { useText } from '@lobby/i18n';
import { useCloseOnBack } from '@lobby/ui-kit/close-on-back';
import { Icon } from '@lobby/ui-kit/icon';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { betslipMessages } from '../../messages/index.ts';
import { sheetMoved } from '../../state/sheet-moved.ts';
import { useBetslip } from '../../view/hooks/use-betslip.ts';
import { SlipHeader } from '../bet-slip/slip-header.tsx';
import { SlipTabs } from '../slip-body/slip-tabs.tsx';
import styles from './slip-bar.module.css';

/**
 * The slip as a native modal dialog over the page. Its content stays mounted, so that a typed stake and a pending
 * order survive closing. A native modal makes everything else inert, so it closes while a dialog of the site is open.
 */
export function SlipSheet(): ReactNode {
  const t = useText(betslipMessages);
  const dispatch = useDispatch();
  const isOpen = useBetslip(state => state.sheetOpen);
  const isAside = useSelector(selectDialogStack).length > 0;
  const isShown = isOpen && !isAside;
  const sheet = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useKeyboardInset(sheet, isShown);

  useEffect(() => {
    if (!isShown) {
      sheet.current?.close();
      return;
    }
    sheet.current?.showModal();
    // The browser would put the focus on the first button, which empties the slip.
    content.current?.focus();
  }, [isShown]);

  const close = () => dispatch(sheetMoved({ open: false }));
  useCloseOnBack(isOpen, close);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet closes it; the keyboard has Escape and the button
    <dialog
      ref={sheet}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClose={() => {
        if (!isAside) close();
      }}
      onClick={event => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div ref={content} translate="no" tabIndex={-1} className={styles.content}>
        <SlipHeader
          titleId={titleId}
          after={
            <button
              type="button"
              className={styles.close}
              aria-label={t('betslip.bar.close')}
              onClick={close}
            >
              <Icon name="chevron-down" size={20} />
            </button>
          }
        />
        <div className={styles.scroll} data-slip>
          <SlipTabs ownKeyboard />
        </div>
      </div>
    </dialog>
  );
}

/**
 * Lifts the sheet above an on-screen keyboard: writes how much of the page it covers into `--keyboard`.
 * Only the padding changes, so the sheet neither closes nor animates again when the keyboard comes.
 */
function useKeyboardInset(target: RefObject<HTMLElement | null>, isWatching: boolean): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view || !isWatching) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      target.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [target, isWatching]);
}
