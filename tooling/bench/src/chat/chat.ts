import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { messageIds, writeEnvelope } from '@lobby/chat-socket/protocol';
import { buildServer } from '../build-server.ts';
import { dose } from '../dose.ts';
import { type Figure, kilobytes, median, percentile, times } from '../figure.ts';
import type { Asked, Usage } from './chat-server.ts';
import { type Listeners, listeners } from './listeners.ts';

const source = fileURLToPath(new URL('chat-server.ts', import.meta.url));

const perSecond = 200;
const seconds = dose(8, 1);
const rounds = dose(3, 1);
const kindsOf = (sockets: number) => [
  { what: `${sockets} sockets in 20 rooms`, sockets, rooms: 20 },
  { what: `${Math.ceil(sockets / 10)} sockets in one room`, sockets: Math.ceil(sockets / 10), rooms: 1 },
];

interface Measured {
  /** ms, from the message on its way to the server until a socket has it. */
  readonly p50: number;
  readonly p99: number;
  /** µs of the server for each frame that arrived. */
  readonly cpu: number;
}

/**
 * What it costs to bring 200 messages a second to everybody in their rooms, beside a socket server that sends each frame
 * at once. Both in one process, in alternation; the sockets are in this one, on the same cores.
 */
export async function chatFigures(sockets: number): Promise<Figure[]> {
  const server = spawn(process.execPath, ['--expose-gc', await buildServer('chat-server', source)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const ports: Record<'ours' | 'bare', number> = (await once(server, 'message'))[0];
    const figures: Figure[] = [];
    for (const kind of kindsOf(sockets)) {
      const both = [
        await seat(server, { ...kind, to: 'ours', port: ports.ours }),
        await seat(server, { ...kind, to: 'bare', port: ports.bare }),
      ] as const;
      // One round more than is counted: the first one is a warm-up.
      for (let round = 0; round <= rounds; round += 1)
        for (const { measured, measure } of both) {
          const found = await measure();
          if (round > 0) measured.push(found);
        }
      const [ours, bare] = both;
      const [oursMemory, bareMemory] = [await freed(server, ours.all), await freed(server, bare.all)];
      figures.push(
        ...figuresOf(kind.what, middle(ours.measured, oursMemory), middle(bare.measured, bareMemory)),
      );
    }
    return figures;
  } finally {
    server.disconnect();
    await once(server, 'exit');
  }
}

/** Connects the sockets to one of the two; `measure` speaks to them for some seconds. */
async function seat(
  server: ChildProcess,
  { to, port, sockets, rooms }: { to: 'ours' | 'bare'; port: number; sockets: number; rooms: number },
) {
  const rids = Array.from({ length: rooms }, (_, n) => `room-${n}`);
  const all = await listeners(port, sockets, rids);
  const measured: Measured[] = [];
  return { all, measured, measure: () => talk(server, { to, rids, sockets, all }) };
}

async function talk(
  server: ChildProcess,
  {
    to,
    rids,
    sockets,
    all,
  }: { to: 'ours' | 'bare'; rids: readonly string[]; sockets: number; all: Listeners },
): Promise<Measured> {
  const [begun, heard, idle] = [performance.now(), all.count(), await usageOf(server)];
  let said = 0;
  let expected = 0;
  while (performance.now() - begun < seconds * 1_000) {
    for (; said < ((performance.now() - begun) / 1_000) * perSecond; said += 1) {
      const rid = rids[Math.floor(Math.random() * rids.length)] ?? '';
      expected += Math.floor(sockets / rids.length);
      const now = performance.now();
      server.send({ to, rid, text: frameOf(rid, said, now) } satisfies Asked);
    }
    await pause(1);
  }
  while (all.count() < heard + expected) await pause(10);
  const after = await usageOf(server);
  const taken = all.taken();
  if (taken.length !== expected || all.open() !== sockets)
    throw new Error(`${taken.length} of ${expected} frames came to ${all.open()} of ${sockets} sockets.`);
  return {
    p50: percentile(taken, 50),
    p99: percentile(taken, 99),
    cpu: (after.cpu - idle.cpu) / expected,
  };
}

/** A message as the platform words it; `at` is the clock of this process, ms. */
const frameOf = (rid: string, n: number, at: number): string =>
  writeEnvelope(messageIds.message, {
    ...{ rid, id: String(n + 1), previousId: String(n), by: 'abcdefghijklmnop', name: 'de***88', grade: 3 },
    ...{ msg: '这球进得漂亮，下半场继续加油', at },
  });

/** Closes the sockets. @returns the bytes of the server that each of them had taken. */
async function freed(server: ChildProcess, all: Listeners): Promise<number> {
  const [sockets, before] = [all.open(), await usageOf(server)];
  await all.stop();
  // Until the server has seen the last of them go.
  await pause(1_000);
  return (before.memory - (await usageOf(server)).memory) / sockets;
}

async function usageOf(server: ChildProcess): Promise<Usage> {
  server.send({ usage: true } satisfies Asked);
  return (await once(server, 'message'))[0];
}

/** The middle of the rounds of one of the two, and the bytes of the server for each of its sockets. */
const middle = (measured: readonly Measured[], memory: number) => ({
  p50: median(measured.map(({ p50 }) => p50)),
  p99: median(measured.map(({ p99 }) => p99)),
  cpu: median(measured.map(({ cpu }) => cpu)),
  memory,
});
type Middle = ReturnType<typeof middle>;

function figuresOf(what: string, ours: Middle, bare: Middle): Figure[] {
  const [cpu, load] = [ours.cpu / bare.cpu, loadavg()[0] ?? 0];
  const print = ({ p50, p99 }: Middle) => `p99 ${p99.toFixed(0)} ms, median ${p50.toFixed(1)}`;
  return [
    {
      what: `${what}, ${perSecond} messages a second: on their way (load ${load.toFixed(1)})`,
      ours: print(ours),
      beside: `each sent at once ${print(bare)}`,
      ratio: `${(ours.p99 - bare.p99).toFixed(0)} ms more`,
      goal: '≤ 60 ms more',
      met: ours.p99 - bare.p99 <= 60,
    },
    {
      what: '· CPU of the server for a frame that arrives',
      ours: `${ours.cpu.toFixed(1)} µs`,
      beside: `${bare.cpu.toFixed(1)} µs`,
      ratio: times(cpu),
      goal: '≤ 1.25x',
      met: cpu <= 1.25,
    },
    {
      what: '· memory of the server for a socket',
      ours: kilobytes(ours.memory),
      beside: kilobytes(bare.memory),
      ratio: times(ours.memory / bare.memory),
      goal: '≤ 32 KB',
      met: ours.memory <= 32 * 1_024,
    },
  ];
}
