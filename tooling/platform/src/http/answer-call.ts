import type { IncomingMessage } from 'node:http';
import { encryptBody } from '@lobby/api-client/encryption';
import { networkOf } from '../kernel/caller-network.ts';
import { type Envelope, envelope } from '../kernel/envelope.ts';
import { headerOf } from './call-headers.ts';
import { lazyLog } from './lazy-log.ts';
import { noteFailure } from './note-failure.ts';
import { BodyTooLong, bodyOf, type Opening, openCall } from './open-call.ts';
import { refused, words } from './refused.ts';
import { type CallDependencies, type Caller, runCall } from './run-call.ts';

/** What is sent back: JSON, which is `{d}` when the call came encrypted. */
export interface CallAnswer {
  /** 200 for whatever became of a call; 413 for a body of which not all was read. */
  readonly status: number;
  readonly text: string;
  readonly encrypted: boolean;
}

/** Answers one call of the contract: HTTP 200 and an envelope, whatever became of it. */
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
  try {
    // Before it takes a place: a few hundred bodies that trickle in would keep everybody else out.
    const text = await bodyOf(request);
    leave = deps.gate.enter();
    const giveBack = await deps.limits.callsPerAddress.spend(networkOf(from.ip));
    const opened = await openCall(request, text, deps.platform.sites, deps.platform.clock.now(), opening);
    const caller = { ...from, userAgent: headerOf(request.headers, 'user-agent') };
    answer = envelope('success', words('success'), await runCall(deps, opened, caller, log));
    // Pages that wait ask all day: they have the budget of their member, and leave that of their address to others.
    if (deps.handlers.get(opened.path)?.call.passive) await giveBack();
  } catch (error) {
    if (error instanceof BodyTooLong)
      return plain(413, envelope('invalid-parameter', words('invalid-parameter')));
    answer = refused(error, log, deps.platform.config.dev);
  } finally {
    leave();
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
