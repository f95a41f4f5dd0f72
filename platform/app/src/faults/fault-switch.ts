import { setTimeout } from 'node:timers/promises';
import type { ResultName } from '@lobby/api-client/result-codes';
import { entryOf } from '@lobby/api-client/result-codes';

/** Answers that were planned for the next calls, so that a designer sees every code on the real screen. */
export interface PlannedFault {
  /** Of this site alone; empty: of any. */
  readonly siteId: string;
  /** Of this member's calls alone, by name; empty: of anybody's. */
  readonly member: string;
  /** The path of the call; empty: any. */
  readonly path: string;
  /** The method of `venue/resource`; empty: any. */
  readonly method: string;
  /** Of the catalogue; 0 = the answer is the usual one, only late. */
  readonly code: number;
  /** How long the call waits before it is answered, ms. */
  readonly delayMs: number;
  /** How many calls are left to be answered so. */
  readonly times: number;
}

/** A call as a fault is chosen for it. */
export interface FaultyCall {
  readonly siteId: string;
  readonly path: string;
  readonly body: unknown;
  /** Asked only while a fault of one member waits. */
  readonly memberName: () => Promise<string | undefined>;
}

/** Thrown in place of the call. Its code is a number, because two codes share a name. */
export class PlannedRefusal extends Error {
  override readonly name = 'PlannedRefusal';
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, data: object | undefined) {
    super(`planned: ${code}`);
    this.code = code;
    this.data = data;
  }
}

export interface FaultSwitch {
  plan(fault: PlannedFault): void;
  planned(): readonly PlannedFault[];
  clear(): void;
  /** Waits where a slow answer is planned for the call, which uses it up. @throws PlannedRefusal for one with a code. */
  meet(call: FaultyCall): Promise<void>;
}

/** In memory, so that no restart and no other server answers by it. */
export function createFaultSwitch(now: () => number): FaultSwitch {
  let faults: readonly PlannedFault[] = [];
  return {
    plan(fault) {
      faults = [...faults, fault];
    },
    planned: () => faults,
    clear() {
      faults = [];
    },
    async meet(call) {
      if (!faults.some(one => isOf(one, call))) return;
      const name = faults.some(one => one.member !== '') ? await call.memberName() : undefined;
      const met = faults.find(one => isOf(one, call) && (one.member === '' || isName(one.member, name)));
      if (!met) return;
      const rest = met.times > 1 ? [{ ...met, times: met.times - 1 }] : [];
      faults = faults.flatMap(one => (one === met ? rest : [one]));
      if (met.delayMs > 0) await setTimeout(met.delayMs);
      if (met.code !== 0) throw new PlannedRefusal(met.code, exampleOf(met.code, now()));
    },
  };
}

function isOf({ siteId, path, method }: PlannedFault, call: FaultyCall): boolean {
  return (
    (siteId === '' || siteId === call.siteId) &&
    (path === '' || path === call.path) &&
    (method === '' || method === methodOf(call.body))
  );
}

function methodOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'method' in body ? body.method : undefined;
}

function isName(wanted: string, name: string | undefined): boolean {
  return name?.toLowerCase() === wanted.toLowerCase();
}

const examples: Partial<Record<ResultName, (now: number) => object>> = {
  maintenance: closed,
  'system-under-maintenance': closed,
  'venue-under-maintenance': closed,
  'ip-not-passed': challenge,
  'device-not-passed': challenge,
  'device-and-ip-not-passed': challenge,
  'long-time-not-logged-in': challenge,
  'risky-login': challenge,
  'sixty-second-limit': now => ({ resendAt: now + 60_000 }),
};

/** What the client needs beside the code to draw its next screen. */
function exampleOf(code: number, now: number): object | undefined {
  const name = entryOf(code)?.name;
  return name && examples[name]?.(now);
}

function closed(now: number) {
  return { until: now + 30 * 60_000 };
}

function challenge() {
  return { phoneNumber: '+86 138****8066', codeId: 'planned' };
}
