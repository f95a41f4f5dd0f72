import type { IncomingMessage } from 'node:http';
import { encryptBody } from '@lobby/api-client/encryption';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { type Envelope, envelope } from '@lobby/platform-kernel/calls/envelope';
import { reserveBodyBuffer } from './body-buffer.ts';
import { headerOf } from './call-headers.ts';
import { lazyLog } from './lazy-log.ts';
import { noteFailure } from './note-failure.ts';
import { BodyTooLong, bodyOf, type Opening, openCall } from './open-call.ts';
import { refused, words } from './refused.ts';
import { type CallDependencies, type Caller, runCall } from './run-call.ts';

/** The body of the answer: JSON, which is `{d}` when the call was encrypted. */
export interface CallAnswer {
  /** HTTP status: 200 for every result of a call; 413 for a body that was not read completely. */
  readonly status: number;
  readonly text: string;
  readonly encrypted: boolean;
}

/** Answers one call of the contract: HTTP 200 and an envelope, whatever its result. */
export async function answerCall(
  deps: CallDependencies,
  request: IncomingMessage,
  from: Pick<Caller, 'ip' | 'place'>,
): Promise<CallAnswer> {
  const opening: Opening = { answerKey: undefined, requestId: '' };
  const requestId = headerOf(request.headers, 'x-request-id');
  const log = lazyLog(() => deps.platform.log.child({ requestId }));
  const begun = performance.now();
  let answer: Envelope;
  let leave = () => {};
  let releaseBuffer = () => {};
  try {
    const buffer = await reserveBodyBuffer(deps, request, opening);
    releaseBuffer = buffer.giveBack;
    // Before it takes a place at the load gate: a few hundred slow bodies would block all other callers.
    const text = await bodyOf(request, buffer.bytes);
    leave = deps.gate.enter();
    const giveBack = await deps.limits.callsPerAddress.spend(networkOf(from.ip));
    const opened = await openCall(request, text, deps.platform.sites, deps.platform.clock.now(), opening);
    const caller = { ...from, userAgent: headerOf(request.headers, 'user-agent') };
    answer = envelope('success', words('success'), await runCall(deps, opened, caller, log));
    // Session checks recur all day: they count against the member's budget and leave that of the address to other
    // calls.
    if (deps.handlers.get(opened.path)?.call.passive) await giveBack();
  } catch (error) {
    if (error instanceof BodyTooLong)
      return plain(413, envelope('invalid-parameter', words('invalid-parameter')));
    answer = refused(error, log, deps.platform.config.dev);
  } finally {
    leave();
    releaseBuffer();
  }
  noteFailure(log, {
    result: answer.status_code,
    path: opening.path,
    site: opening.siteId,
    ms: Math.round(performance.now() - begun),
  });
  if (opening.answerKey === undefined) return plain(200, answer);
  const body = await encryptBody(opening.answerKey, JSON.stringify(answer), opening.requestId);
  return { status: 200, text: JSON.stringify(body), encrypted: true };
}

function plain(status: number, answer: Envelope): CallAnswer {
  return { status, text: JSON.stringify(answer), encrypted: false };
}
