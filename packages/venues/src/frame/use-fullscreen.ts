import { useCloseOnBack } from '@lobby/ui-kit/close-on-back';
import { keyPressed } from '@lobby/ui-kit/key-press';
import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Fullscreen of a part of the page. */
export interface Fullscreen {
  readonly isFull: boolean;
  /** The browser has no fullscreen for parts of a page, as on an iPhone: the part covers the window instead. */
  readonly isCovering: boolean;
  enter(): void;
  leave(): void;
}

/** The browser's back button and Escape leave fullscreen first. */
export function useFullscreen(part: RefObject<HTMLElement | null>): Fullscreen {
  const [isNative, setNative] = useState(false);
  const [isCovering, setCovering] = useState(false);
  const isFull = isNative || isCovering;

  useEffect(() => {
    const follow = () => setNative(part.current !== null && document.fullscreenElement === part.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [part]);

  const leave = useCallback(() => {
    setCovering(false);
    // One that has ended by itself meanwhile is left already.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }, []);
  useCloseOnBack(isFull, leave);

  useEffect(() => {
    if (!isCovering) return;
    const onKey = (event: KeyboardEvent) => keyPressed(event) === 'Escape' && leave();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isCovering, leave]);

  const enter = useCallback(() => {
    const { current } = part;
    if (!current || !document.fullscreenEnabled) return setCovering(true);
    current.requestFullscreen().catch(() => setCovering(true));
  }, [part]);
  return { isFull, isCovering, enter, leave };
}
