import type { Dispatch } from '@reduxjs/toolkit';
import { userDevices } from '../contract/site/user-devices.ts';
import type { Exchange } from '../request/exchange.ts';
import type { ResultName } from '../result-codes/index.ts';
import { readSession } from '../session/page-session.ts';
import { currentRequester } from './configure.ts';
import { keepAsking } from './keep-asking.ts';
import { reportRefusal } from './refused.ts';

const { sessionAlive } = userDevices;

/** How often a page that is looked at asks: so long may a session that was ended elsewhere still seem to live. */
export const askEveryMs = 5_000;

/** What a platform answers that does not know the call; it is not asked again. */
const unknownThere: readonly ResultName[] = [
  'access-denied',
  'not-found',
  'invalid-parameter',
  'illegal-parameter',
];

let stop: (() => void) | undefined;

/**
 * Asks while somebody is logged in and the page is looked at whether the session still lives, and at once when the
 * window is shown or used again. A session that was ended elsewhere ends here as any that expired. Twice is once.
 * Returns its own undo.
 * @param askPlatform replaced by tests.
 */
export function watchLife(
  dispatch: Dispatch,
  askPlatform: AskPlatform = () => currentRequester()(sessionAlive, {}),
): () => void {
  // Nobody looks at a page that is drawn by a server or a test.
  if (typeof window !== 'undefined') stop ??= begin(dispatch, askPlatform);
  return () => {
    stop?.();
    stop = undefined;
  };
}

type AskPlatform = () => Promise<Exchange>;

function begin(dispatch: Dispatch, askPlatform: AskPlatform): () => void {
  let asking = false;
  async function ask(): Promise<void> {
    if (asking || !readSession()) return;
    asking = true;
    const exchange = await askPlatform().finally(() => {
      asking = false;
    });
    const { reply } = exchange;
    if (reply.kind !== 'failure' || reply.failure.kind !== 'refused') return;
    const { name } = reply.failure;
    // Of anything else (busy, maintenance) whoever calls for a reason of their own will hear.
    if (name === 'login-expired') {
      const liveToken = readSession()?.token ?? '';
      reportRefusal(exchange, { path: sessionAlive.path, onRefusal: 'caller', liveToken, dispatch });
    } else if (unknownThere.includes(name)) undo();
  }
  const stopAsking = keepAsking(() => void ask(), askEveryMs);
  window.addEventListener('focus', ask);
  const undo = () => {
    stopAsking();
    window.removeEventListener('focus', ask);
  };
  return undo;
}
