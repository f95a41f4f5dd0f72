import { userDevices } from '@lobby/api-client/contract/site/user-devices';
import type { Exchange } from '@lobby/api-client/request';
import type { ResultName } from '@lobby/api-client/result-codes';
import type { Dispatch } from '@reduxjs/toolkit';
import { readSession, subscribeSession } from '../session/page-session.ts';
import { tabStorage } from '../storage/tab-storage.ts';
import { currentRequester } from './configure.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { reportRefusal } from './refused.ts';

const { sessionAlive } = userDevices;

/** Interval of the requests of a visible page, ms: so long may a session that was ended elsewhere still be shown. */
export const askEveryMs = 5_000;

/** Results by which a platform shows that it does not support the call; it is not asked again. */
const unknownThere: readonly ResultName[] = [
  'access-denied',
  'not-found',
  'invalid-parameter',
  'illegal-parameter',
];

let stop: (() => void) | undefined;

/**
 * While a member is logged in and the page visible, asks whether the session is valid, at once on focus.
 * One that ended elsewhere ends here; with each goes what this tab keeps of its member. Returns the undo.
 * @param askPlatform replaced by tests.
 */
export function watchLife(
  dispatch: Dispatch,
  askPlatform: AskPlatform = () => currentRequester()(sessionAlive, {}, { anewOnWake: true }),
): () => void {
  // Only in a browser: pages rendered by a server or a test are not watched.
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
    // Other failures (busy, maintenance) are reported to calls that a member makes.
    if (name === 'login-expired') {
      const liveToken = readSession()?.token ?? '';
      reportRefusal(exchange, { path: sessionAlive.path, onRefusal: 'caller', liveToken, dispatch });
    } else if (unknownThere.includes(name)) undo();
  }
  const stopClearing = clearTabOfMember();
  const stopAsking = pollWhileVisible(() => void ask(), askEveryMs);
  window.addEventListener('focus', ask);
  const undo = () => {
    stopAsking();
    window.removeEventListener('focus', ask);
  };
  return () => {
    undo();
    stopClearing();
  };
}

/** Removes what is personal in the storage of this tab when its member leaves, in this tab or another. */
function clearTabOfMember(): () => void {
  let member = readSession()?.userId;
  return subscribeSession(() => {
    const before = member;
    member = readSession()?.userId;
    if (before !== undefined && before !== member) tabStorage.removePersonalItems();
  });
}
