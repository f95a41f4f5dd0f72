import { readRequest } from '@lobby/api-client/contract';
import { encryptBody } from '@lobby/api-client/encryption';
import { reasonMessage } from '@lobby/api-client/refusal-reasons';
import { resultMessage } from '@lobby/api-client/result-codes';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { networkOf } from '../kernel/caller-network.ts';
import type { Context } from '../kernel/context.ts';
import type { Platform } from '../kernel/domain.ts';
import { type Envelope, envelope } from '../kernel/envelope.ts';
import type { Implementation } from '../kernel/implement.ts';
import type { Limits } from '../kernel/limits.ts';
import type { Maintenance } from '../kernel/maintenance.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { Sessions } from '../kernel/sessions.ts';
import type { LoadGate } from './load-gate.ts';
import { noteFailure } from './note-failure.ts';
import { bodyOf, type OpenedCall, type Opening, openCall } from './open-call.ts';
import type { ReplayGuard } from './replay-guard.ts';

/** What answering a call needs; put together where the platform is. */
export interface CallDependencies {
  readonly platform: Platform;
  readonly handlers: ReadonlyMap<string, Implementation>;
  readonly limits: Limits;
  readonly gate: LoadGate;
  readonly sessions: Sessions;
  readonly maintenance: Maintenance;
  readonly replays: ReplayGuard;
}

type Caller = Pick<Context, 'ip' | 'place' | 'userAgent'>;

/** Answers one call of the contract: HTTP 200 and an envelope, whatever became of it. */
export async function answerCall(
  deps: CallDependencies,
  request: Request,
  from: Pick<Context, 'ip' | 'place'>,
): Promise<Response> {
  const opening: Opening = { answerKey: undefined, requestId: '' };
  const log = deps.platform.log.child({ requestId: request.headers.get('x-request-id') ?? '' });
  const begun = performance.now();
  let answer: Envelope;
  let leave = () => {};
  try {
    // Before it takes a place: a few hundred bodies that trickle in would keep everybody else out.
    const text = await bodyOf(request);
    leave = deps.gate.enter();
    const giveBack = await deps.limits.callsPerAddress.spend(networkOf(from.ip));
    const opened = await openCall(request, text, deps.platform.sites, deps.platform.clock.now(), opening);
    const caller = { ...from, userAgent: request.headers.get('user-agent') ?? '' };
    answer = envelope('success', words('success'), await run(deps, opened, caller, log));
    // Pages that wait ask all day: they have the budget of their member, and leave that of their address to others.
    if (deps.handlers.get(opened.path)?.call.passive) await giveBack();
  } catch (error) {
    answer = refused(error, log);
  } finally {
    leave();
  }
  noteFailure(log, {
    result: answer.status_code,
    path: opening.path,
    site: opening.siteId,
    ms: Math.round(performance.now() - begun),
  });
  const text = JSON.stringify(answer);
  if (opening.answerKey === undefined) return jsonResponse(text);
  return jsonResponse(JSON.stringify(await encryptBody(opening.answerKey, text, opening.requestId)));
}

async function run(
  deps: CallDependencies,
  opened: OpenedCall,
  caller: Caller,
  log: Logger,
): Promise<unknown> {
  const { platform } = deps;
  const { headers, site } = opened;
  await deps.maintenance.demandOpen(site.id, opened.path);
  const implementation = deps.handlers.get(opened.path);
  if (implementation?.call.method !== opened.method) throw new Refusal('not-found');
  const { call } = implementation;

  const input = inputOf(implementation, opened.body);
  const money = implementation.movesMoney(input);
  if (!money) deps.gate.keepRoomForMoney();

  const now = platform.clock.now();
  const member = await deps.sessions.find(headers.token, site.id, now, { touch: !call.passive });
  if (call.access === 'member' && !member) throw await deps.sessions.refusalOf(headers.token);
  if (member) await deps.limits.callsPerMember.spend(member.id);
  // A money call may come again under its id: the operation answers what it answered before.
  const first = await deps.replays.isFirst(headers.requestId, site.id);
  if (!first && !money) throw new Refusal('illegal-parameter');

  const context: Context = {
    site,
    member,
    db: platform.db,
    clock: platform.clock,
    requestId: headers.requestId,
    deviceId: headers.deviceId,
    ...caller,
    log: log.child({ path: call.path, site: site.id, member: member?.id }),
    readAlso: (path, body) => readAlso(deps, path, body, context),
  };
  return handle(deps, implementation, input, context);
}

/** Another call of the same caller, if it only reads: it has its own envelope, and costs what it costs alone. */
async function readAlso(
  deps: CallDependencies,
  path: string,
  body: unknown,
  context: Context,
): Promise<Envelope> {
  const begun = performance.now();
  const answer = await answerAlso(deps, path, body, context);
  const known = deps.handlers.has(path) ? path : undefined;
  const ms = Math.round(performance.now() - begun);
  noteFailure(context.log, { result: answer.status_code, path: known, site: context.site.id, ms });
  return answer;
}

async function answerAlso(
  deps: CallDependencies,
  path: string,
  body: unknown,
  context: Context,
): Promise<Envelope> {
  const { ip, member } = context;
  const log = context.log.child({ path });
  try {
    await deps.limits.callsPerAddress.spend(networkOf(ip));
    if (member) await deps.limits.callsPerMember.spend(member.id);
    const implementation = deps.handlers.get(path);
    if (!implementation?.call.together) throw new Refusal('access-denied');
    if (implementation.call.access === 'member' && !member) throw new Refusal('login-expired');
    const input = inputOf(implementation, body);
    if (implementation.movesMoney(input)) throw new Refusal('access-denied');
    return envelope(
      'success',
      words('success'),
      await handle(deps, implementation, input, { ...context, log }),
    );
  } catch (error) {
    return refused(error, log);
  }
}

function inputOf({ call }: Implementation, body: unknown): unknown {
  const read = readRequest(call, body);
  if (!read.ok) throw new Refusal('invalid-parameter');
  return read.input;
}

async function handle(
  deps: CallDependencies,
  { call, handle }: Implementation,
  input: unknown,
  context: Context,
) {
  const answer = await handle(input, context);
  if (deps.platform.config.dev) v.assert(call.answer, answer);
  return answer;
}

function refused(error: unknown, log: Logger): Envelope {
  if (error instanceof Refusal) {
    const { result, reason, data } = error;
    return envelope(result, reason ? reasonMessage(reason, 'zh-CN') : words(result), data);
  }
  log.error({ err: error }, 'a call failed');
  return envelope('server-error', words('server-error'));
}

// The wire has no header for the language; the client shows its own words for every code it knows.
function words(result: Parameters<typeof resultMessage>[0]): string {
  return resultMessage(result, 'zh-CN');
}

function jsonResponse(text: string): Response {
  return new Response(text, { status: 200, headers: { 'content-type': 'application/json; charset=utf-8' } });
}
