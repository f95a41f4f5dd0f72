import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Call, contract } from '@lobby/api-client/contract';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { mainSport } from '@lobby/sports';
import autocannon, { type Request, type Result } from 'autocannon';
import { buildServer, platform } from './build-server.ts';
import { dose } from './dose.ts';
import { type Figure, median } from './figure.ts';
import { type PreparedCall, prepareCall } from './prepared-call.ts';

const source = fileURLToPath(new URL('calls-by-hand.ts', import.meta.url));

const atOnce = 32;
/** The calls of one measurement; each is signed separately, because the platform rejects repeated ones. */
const count = dose(4_800, 64);
const rounds = dose(5, 1);

interface Kind {
  readonly what: string;
  readonly byHand: string;
  readonly beside: string;
  readonly call: Call;
  readonly body: object;
  readonly goal: number;
}

const kinds: readonly Kind[] = [
  {
    what: 'a call without a query (preInfo)',
    byHand: '/nothing',
    beside: 'bare Hono',
    call: contract.configuration.preInfo,
    body: {},
    goal: 0.4,
  },
  {
    what: 'getBalance',
    byHand: '/balance',
    beside: 'the same queries by hand',
    call: contract.transfer.getBalance,
    body: {},
    goal: 0.6,
  },
  {
    what: 'the list of live matches',
    byHand: '/list',
    beside: 'the same list by hand',
    call: contract.venue.resource,
    body: { method: 'get_game_list', enName: 'CRTY', Request: { gtype: mainSport, showtype: 'live' } },
    goal: 0.6,
  },
];

/**
 * The number of calls per second one process answers, encrypted and signed, 32 at once, compared with hand-written code
 * for the same requests: alternating, in one process, so that other load on the machine affects both equally. On
 * PGlite, or on the Postgres of DATABASE_URL.
 */
export async function callFigures(): Promise<Figure[]> {
  const child = spawn(process.execPath, [await buildServer('calls-by-hand', source)], {
    cwd: platform,
    env: {
      ...process.env,
      LOBBY_CAPTCHA: 'off',
      LOBBY_LOG_LEVEL: 'error',
      LOBBY_RATE_LIMIT_SCALE: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [byHand, ours] = await addressesOf(child);
    const meter = await meterOf(byHand);
    const client = testClient(ours);
    await client.join(`calls${Math.floor(Math.random() * 100_000)}`);
    const figures: Figure[] = [];
    for (const kind of kinds) figures.push(await figure(kind, client, { ours, byHand, meter }));
    return figures;
  } finally {
    child.kill('SIGTERM');
    await new Promise(resolve => child.once('exit', resolve));
  }
}

async function figure(kind: Kind, client: TestClient, { ours, byHand, meter }: Servers): Promise<Figure> {
  const own: Load[] = [];
  const theirs: Load[] = [];
  // One round more than is counted: the first one is a warm-up.
  for (let round = 0; round <= rounds; round++) {
    const calls = await prepared(client, kind);
    own.push(await load(ours, meter, calls));
    // Exactly the same requests, so that both parse the same headers and bodies.
    const same = calls.map(call => ({ ...call, path: kind.byHand }));
    theirs.push(await load(byHand, meter, same));
  }
  const [one, other] = [middle(own.slice(1)), middle(theirs.slice(1))];
  const ratio = one.perSecond / other.perSecond;
  return {
    what: `${kind.what}, ${atOnce} at once`,
    ours: print(one),
    beside: `${kind.beside} ${print(other)}`,
    ratio: ratio.toFixed(2),
    goal: `≥ ${kind.goal}`,
    met: ratio >= kind.goal,
  };
}

async function prepared(client: TestClient, { call, body }: Kind): Promise<PreparedCall[]> {
  // Public calls are sent without a token: with one the session would be looked up.
  const caller =
    call.access === 'member' || call === contract.venue.resource ? client : { ...client, token: '' };
  const calls: PreparedCall[] = [];
  while (calls.length < count) calls.push(await prepareCall(caller, call, body, randomUUID()));
  return calls;
}

/** CPU time of the process of both servers. */
interface Meter {
  /** µs so far. */
  cpu(): Promise<number>;
  /** µs per ms without calls: matches are played and settled meanwhile. */
  readonly idle: number;
}

interface Servers {
  readonly ours: string;
  readonly byHand: string;
  readonly meter: Meter;
}

interface Load {
  readonly perSecond: number;
  /** Server CPU per call, µs. */
  readonly cpu: number;
  /** ms. */
  readonly p99: number;
}

/** Sends every request once, 32 at once. @throws Error when one was not answered with 200. */
async function load(url: string, meter: Meter, requests: readonly PreparedCall[]): Promise<Load> {
  let next = 0;
  const share = Math.ceil(requests.length / atOnce);
  const before = await meter.cpu();
  const begun = performance.now();
  let [first, last] = [Number.NaN, Number.NaN];
  const result = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: atOnce,
        amount: share * atOnce,
        setupClient(one) {
          const own: Request[] = requests.slice(next, next + share).map(request => ({ ...request }));
          next += share;
          one.setRequests(own);
        },
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    // The tool's own duration is a whole number of seconds.
    running.on('response', (_client, _status, _bytes, took) => {
      last = performance.now();
      if (Number.isNaN(first)) first = last - took;
    });
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls failed.`);
  const answered = result['2xx'];
  return {
    perSecond: (answered * 1_000) / (last - first),
    cpu: ((await meter.cpu()) - before - meter.idle * (performance.now() - begun)) / answered,
    p99: result.latency.p99,
  };
}

async function meterOf(url: string): Promise<Meter> {
  const cpu = async () => {
    const { user, system }: NodeJS.CpuUsage = await (await fetch(`${url}/cpu`)).json();
    return user + system;
  };
  const [before, begun] = [await cpu(), performance.now()];
  await setTimeout(dose(10_000, 200));
  return { cpu, idle: ((await cpu()) - before) / (performance.now() - begun) };
}

const middle = (loads: readonly Load[]): Load => ({
  perSecond: median(loads.map(one => one.perSecond)),
  cpu: median(loads.map(one => one.cpu)),
  p99: median(loads.map(one => one.p99)),
});

const print = ({ perSecond, cpu, p99 }: Load): string =>
  `${Math.round(cpu)} µs, ${Math.round(perSecond)} a second, p99 ${p99} ms`;

async function addressesOf(child: ChildProcess): Promise<[string, string]> {
  if (!child.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, byHand, ours] = /^by hand ready (\S+) (\S+)$/.exec(line) ?? [];
    if (byHand && ours) return [byHand, ours];
  }
  throw new Error('the server ended before it was ready');
}
