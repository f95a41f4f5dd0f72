import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoMembers } from './member.ts';
import type { WorkerOptions } from './options.ts';
import { freePort } from './ports.ts';

export interface PlatformOptions {
  readonly build: WorkerOptions['platformBuild'];
  /** Temporary folder: `data`, used as it is, and `platform.log`, the complete output at level trace. */
  readonly folder: string;
  /** The origins of the sites, which may call from a browser. */
  readonly origins: readonly string[];
  /** Where deposits are paid; none: they are in maintenance. */
  readonly payments?: { readonly url: string; readonly secret: string };
  /** Where games are played; none: the venues keep purses alone. */
  readonly venues?: { readonly url: string; readonly secret: string };
}

export interface RunningPlatform {
  readonly url: string;
  stop(): Promise<void>;
}

const home = fileURLToPath(new URL('../../../platform', import.meta.url));
const entries = { testing: 'testing/dist/main.js', production: 'app/dist/main.js' };

/** Everything that is drawn follows from it: `virtualGoals(platformSeed, now)` knows what will happen. */
export const platformSeed = 7;

/** Starts a built platform as in production, and waits until it reports that it is ready. */
export async function startPlatform({
  build,
  folder,
  origins,
  payments,
  venues,
}: PlatformOptions): Promise<RunningPlatform> {
  const port = String(await freePort());
  const data = path.join(folder, 'data');
  // Match time runs fast, so that lists change often.
  const pace = ['--speed', '6', '--seed', String(platformSeed)];
  const flags = ['--port', port, '--data-dir', data, ...pace, '--dev-outbox'];
  const child = spawn(process.execPath, [entries[build], ...flags], {
    cwd: home,
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOBBY_CORS_ORIGINS: origins.join(','),
      // The sites forward calls; members created through the API each have an address of their own.
      LOBBY_TRUSTED_PROXIES: '1',
      // Every login requires a captcha: this must not depend on failures in other tests.
      LOBBY_CAPTCHA_SITES: '1001=own:always,1002=own:always',
      // Little proof of work: the browsers of all tests share this machine.
      LOBBY_CAPTCHA_BITS: '12',
      LOBBY_DEMO_MEMBERS: String(demoMembers),
      LOBBY_LOG_LEVEL: 'trace',
      LOBBY_PAYMENT_URL: payments?.url ?? '',
      LOBBY_PAYMENT_SECRETS: payments?.secret ?? '',
      LOBBY_VENUE_URL: venues?.url ?? '',
      LOBBY_VENUE_SECRETS: venues?.secret ?? '',
    },
    // With IPC, it also ends when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        appendFileSync(path.join(folder, 'platform.log'), text);
        // Found before the end is kept: what was said since may be longer, all of it in one piece.
        said += text;
        const ready = /^platform ready (\S+)\n/m.exec(said)?.[1];
        if (ready) resolve(ready);
        said = said.slice(-4_000);
      });
    }
    child.once('exit', code =>
      reject(new Error(`The platform ended with ${code} before it was ready.\n${said}`)),
    );
  });
  return {
    url,
    async stop() {
      if (child.exitCode !== null) return;
      // Closed, not only ended: its last output has been read.
      const gone = new Promise(resolve => child.once('close', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}
