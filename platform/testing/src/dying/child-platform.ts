import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';
import { readyUrl } from '../server/ready-url.ts';
import type { Death } from './die-at-commit.ts';
import type { VenueSaga } from './venue-sagas.ts';

/** A server without domains in a process of its own, which does what it is told until it dies. */
export interface ChildPlatform {
  /** Has it do a saga of a member at this time. Answers whether it lives; a refusal is an answer. */
  tell(saga: VenueSaga, memberId: string, at: number): Promise<boolean>;
  /** Ends it. */
  kill(): Promise<void>;
}

/** Starts one that kills itself there, counted from its start. */
export async function childPlatform(
  { databaseUrl, venueUrl, secret }: Readonly<Record<'databaseUrl' | 'venueUrl' | 'secret', string>>,
  { nth, side }: Death,
): Promise<ChildPlatform> {
  const child = spawn(process.execPath, [inject('dyingFile'), 'told', '', String(nth), side], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOBBY_VENUE_URL: venueUrl,
      LOBBY_VENUE_SECRETS: secret,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  // What is written to one that has just died is lost.
  child.stdin.on('error', () => {});
  await readyUrl(child, 'platform');
  return {
    async tell(saga, memberId, at) {
      if (!isAlive(child)) return false;
      const lines = createInterface(child.stdout);
      const done = new Promise<boolean>(resolve => {
        lines.on('line', line => {
          if (line === `done ${memberId}`) resolve(true);
        });
        void closed.then(() => resolve(false));
      });
      child.stdin.write(`${saga} ${memberId} ${at}\n`);
      const lives = await done;
      lines.close();
      return lives;
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
