import { type RefObject, useEffect } from 'react';

/**
 * Lifts the sheet above an on-screen keyboard: writes how much of the page it covers into `--keyboard`.
 * Only the padding changes, so the sheet neither closes nor animates again when the keyboard comes.
 */
export function useKeyboardInset(target: RefObject<HTMLElement | null>, isWatching: boolean): void {
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
