import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { readyUrl } from '../server/ready-url.ts';
import type { Death } from './die-at-commit.ts';

/** The server of the demo venues in a process of its own. */
export interface ChildVenues {
  readonly url: string;
  /** Ends it. Answers where it had died by itself; undefined when it had not. */
  kill(): Promise<string | undefined>;
}

/** Starts one on a Postgres, which may have others, that kills itself there. */
export async function childVenues({
  databaseUrl,
  secret,
  death,
}: {
  readonly databaseUrl: string;
  readonly secret: string;
  readonly death: Death;
}): Promise<ChildVenues> {
  const args = ['--import', inject('dieEarlyFile'), inject('venuesFile'), '--port', '0', '--dev'];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      LOBBY_VENUE_DATABASE_URL: databaseUrl,
      LOBBY_VENUE_SECRETS: secret,
      LOBBY_TEST_DEATH: `${death.nth} ${death.side}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const url = await readyUrl(child, 'venues');
  return {
    url: url.replace('localhost', '127.0.0.1'),
    async kill() {
      child.kill('SIGKILL');
      await closed;
      return /^(?:before|after) commit .*$/m.exec(said)?.[0];
    },
  };
}
