import { type RefObject, useCallback, useEffect, useReducer, useRef } from 'react';
import { type FrameState, frameFlow, newFrame } from './frame.flow.ts';
import { type FrameMessage, readFrameMessage } from './frame-message.ts';

/** A game that has not said that it is ready for so long is given up, ms. */
export const silentAfterMs = 20_000;

/**
 * Follows the game of a frame by its messages, and gives up one that says nothing.
 * @param onMessage of each message of the game, and of no other.
 */
export function useGame(
  address: URL | undefined,
  game: RefObject<Pick<HTMLIFrameElement, 'contentWindow'> | null>,
  onMessage: (message: FrameMessage) => void,
): { readonly frame: FrameState; showAnew(): void } {
  const [frame, send] = useReducer(frameFlow, newFrame);
  const latest = useRef(onMessage);
  latest.current = onMessage;

  useEffect(() => {
    if (!address) return;
    const follow = (event: MessageEvent<unknown>) => {
      const window = game.current?.contentWindow;
      const message = readFrameMessage(event, { window, origin: address.origin });
      if (!message) return;
      send(message);
      latest.current(message);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, [address, game]);

  const isAwaited = address !== undefined && frame.step === 'loading';
  useEffect(() => {
    // Another address is waited for anew.
    if (!isAwaited || !address) return;
    const timer = setTimeout(() => send({ type: 'waited-enough' }), silentAfterMs);
    return () => clearTimeout(timer);
  }, [isAwaited, address]);

  return { frame, showAnew: useCallback(() => send({ type: 'shown' }), []) };
}
