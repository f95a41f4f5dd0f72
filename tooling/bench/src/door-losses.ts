import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { codeOf } from '@lobby/api-client/result-codes';
import { findOffer, placeBet } from '@lobby/platform-testing/book/test-bets';
import { otherAddresses, sendHalf } from '@lobby/platform-testing/client/half-sent';
import { type TestClient, testClient } from '@lobby/platform-testing/client/test-client';
import { dose } from './dose.ts';
import { percentile } from './figure.ts';

export interface DoorLosses {
  readonly addresses: number;
  /** 99th percentile of a bet, ms: on an idle platform, and with half-sent requests open. */
  readonly idle: number;
  readonly flooded: number;
  /** Bets that were not accepted during the flood. */
  readonly refused: number;
  /** Rejections within the last minute, from the health page. */
  readonly shed: Record<string, number>;
}

const halfSent = dose(1_000, 20);
const betsOfARound = dose(100, 2);
const rounds = dose(5, 1);

/**
 * The effect of 1,000 half-sent requests on a member, in alternation with an idle platform.
 * @param program The built command line of the platform, which runs in a process of its own.
 */
export async function doorLosses(program: string, addresses: number): Promise<DoorLosses> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobby-doors-'));
  const child = spawn(process.execPath, [program, '--port', '0', '--data-dir', dataDir], {
    env: { ...process.env, LOBBY_CAPTCHA: 'off', LOBBY_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await readyUrl(child);
    const client = testClient(url);
    await client.join('doors1');
    await bets(client);
    const idle: number[] = [];
    const flooded: number[] = [];
    let refused = 0;
    for (let round = 0; round < rounds; round++) {
      idle.push(...(await bets(client)).took);
      const flood = await keepSending(url, otherAddresses(addresses));
      const under = await bets(client);
      flooded.push(...under.took);
      refused += under.refused;
      await flood.stop();
    }
    const { shed } = await (await fetch(`${url}/healthz`)).json();
    return { addresses, idle: percentile(idle, 99), flooded: percentile(flooded, 99), refused, shed };
  } finally {
    child.kill('SIGTERM');
    await new Promise(resolve => child.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Keeps the flood at its size: what the server closed is sent again every second. */
async function keepSending(url: string, from: readonly string[]) {
  const waves = [await sendHalf(url, halfSent, from)];
  const alive = () => waves.reduce((sum, wave) => sum + wave.alive(), 0);
  const again = setInterval(async () => {
    const missing = halfSent - alive();
    if (missing > 0) waves.push(await sendHalf(url, missing, from));
  }, 1_000);
  return {
    async stop() {
      clearInterval(again);
      for (const wave of waves) wave.leave();
    },
  };
}

async function bets(client: TestClient) {
  const offer = await findOffer(client);
  const took: number[] = [];
  let refused = 0;
  for (let n = 0; n < betsOfARound; n++) {
    const begun = performance.now();
    const { status_code: code } = await placeBet(client, offer, '10');
    took.push(performance.now() - begun);
    if (code !== codeOf('success')) refused += 1;
  }
  return { took, refused };
}

async function readyUrl(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the platform has no output');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^platform ready (\S+)$/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('the platform ended before it was ready');
}
