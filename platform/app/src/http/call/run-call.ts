import { type RequestRead, readRequest } from '@lobby/api-client/contract';
import type { FileBuffers } from '@lobby/http-door';
import type { Admission } from '@lobby/platform-kernel/calls/admission';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import type { Context } from '@lobby/platform-kernel/calls/context';
import { type Envelope, envelope } from '@lobby/platform-kernel/calls/envelope';
import type { Implementation } from '@lobby/platform-kernel/calls/implement';
import type { Limits } from '@lobby/platform-kernel/calls/limits';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Sessions } from '@lobby/platform-kernel/calls/sessions';
import { isDatabaseAway } from '@lobby/platform-kernel/database/database-away';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import * as v from 'valibot';
import type { FaultSwitch } from '../../faults/fault-switch.ts';
import type { LoadGate } from '../limits/load-gate.ts';
import { type LazyLog, lazyLog, withLog } from './lazy-log.ts';
import { noteFailure } from './note-failure.ts';
import type { OpenedCall } from './open-call.ts';
import { refused, words } from './refused.ts';
import type { ReplayGuard } from './replay-guard.ts';

/** What calls depend on; composed where the platform is created. */
export interface CallDependencies {
  readonly platform: Platform;
  readonly handlers: ReadonlyMap<string, Implementation>;
  readonly limits: Limits;
  readonly gate: LoadGate;
  readonly fileBuffers: FileBuffers;
  readonly sessions: Sessions;
  readonly admission: Admission;
  readonly replays: ReplayGuard;
  /** Answers planned in development; undefined otherwise. */
  readonly faults: FaultSwitch | undefined;
}

/** The caller's address, location and user agent. */
export type Caller = Pick<Context, 'ip' | 'place' | 'userAgent'>;
type Facts = Omit<Context, 'log'>;

/**
 * Runs the handler of an admitted call, and returns its data.
 * @throws Refusal for whom the site does not let in, input, load, session, limits, a repeated request id, or from the handler.
 */
export async function runCall(
  deps: CallDependencies,
  opened: OpenedCall,
  caller: Caller,
  log: LazyLog,
): Promise<unknown> {
  const { platform } = deps;
  const { headers, site } = opened;
  const { id: siteId } = site;
  const memberName = async () =>
    (await deps.sessions.find(headers.token, siteId, platform.clock.now(), { touch: false }))?.name;
  await deps.faults?.meet({ siteId, path: opened.path, body: opened.body, memberName });
  const { country } = caller.place;
  const asking = { siteId, path: opened.path, ip: caller.ip, country, deviceId: headers.deviceId };
  await deps.admission.admit(asking);
  const implementation = deps.handlers.get(opened.path);
  if (implementation?.call.method !== opened.method) throw new Refusal('not-found');
  const { call } = implementation;

  const read = readRequest(call, opened.body);
  if (read.ok && !implementation.isForEveryRegion(read.input)) await deps.admission.demandRegion(asking);
  const money = read.ok && implementation.movesMoney(read.input);
  if (!money) deps.gate.reserveForMoney();

  const now = platform.clock.now();
  const member = await deps.sessions.find(headers.token, site.id, now, { touch: !call.passive });
  if (call.access === 'member' && !member) throw await deps.sessions.refusalOf(headers.token);
  if (member) await deps.limits.callsPerMember.spend(member.id);
  // After the session: whoever is not logged in learns that first, whatever they sent.
  const input = inputOf(read);
  // A money call may be repeated under its id: the operation returns its first answer.
  const first = await deps.replays.isFirst(headers.requestId, site.id);
  if (!first && !money) throw new Refusal('illegal-parameter');

  const callLog = lazyLog(() => log().child({ path: call.path, site: site.id, member: member?.id }));
  const facts: Facts = {
    site,
    member,
    db: platform.db,
    clock: platform.clock,
    requestId: headers.requestId,
    deviceId: headers.deviceId,
    ...caller,
    readAlso: (path, body) => readAlso(deps, { path, body }, facts, callLog),
  };
  return handle(deps, implementation, input, withLog(facts, callLog));
}

interface AlsoRead {
  readonly path: string;
  readonly body: unknown;
}

/** Another reading call of the same caller: it has its own envelope, and the same cost as when sent alone. */
async function readAlso(
  deps: CallDependencies,
  asked: AlsoRead,
  facts: Facts,
  log: LazyLog,
): Promise<Envelope> {
  const begun = performance.now();
  const answer = await answerAlso(deps, asked, facts, log);
  const path = deps.handlers.has(asked.path) ? asked.path : undefined;
  const ms = Math.round(performance.now() - begun);
  noteFailure(log, { result: answer.status_code, path, site: facts.site.id, ms });
  return answer;
}

async function answerAlso(
  deps: CallDependencies,
  { path, body }: AlsoRead,
  facts: Facts,
  ofCall: LazyLog,
): Promise<Envelope> {
  const { ip, member } = facts;
  const log = lazyLog(() => ofCall().child({ path }));
  try {
    const memberName = async () => member?.name;
    await deps.faults?.meet({ siteId: facts.site.id, path, body, memberName });
    await deps.limits.callsPerAddress.spend(networkOf(ip));
    if (member) await deps.limits.callsPerMember.spend(member.id);
    const implementation = deps.handlers.get(path);
    if (!implementation?.call.together) throw new Refusal('access-denied');
    if (implementation.call.access === 'member' && !member) throw new Refusal('login-expired');
    const input = inputOf(readRequest(implementation.call, body));
    if (implementation.movesMoney(input)) throw new Refusal('access-denied');
    return envelope(
      'success',
      words('success'),
      await handle(deps, implementation, input, withLog(facts, log)),
    );
  } catch (error) {
    return refused(error, log);
  }
}

function inputOf(read: RequestRead): unknown {
  if (!read.ok) throw new Refusal('invalid-parameter');
  return read.input;
}

async function handle(
  deps: CallDependencies,
  { call, handle, movesMoney }: Implementation,
  input: unknown,
  context: Context,
) {
  const money = movesMoney(input);
  const answer = await handle(input, context).catch((error: unknown) => {
    if (!money || !isDatabaseAway(error)) throw error;
    // 'system-busy' would say that nothing was done; a commit whose answer was lost may have been.
    throw new Error(
      'the database went away while money was moved; what became of it is asked for by its id',
      {
        cause: error,
      },
    );
  });
  if (deps.platform.config.dev) v.assert(call.answer, answer);
  return answer;
}
