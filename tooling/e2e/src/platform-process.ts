import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reachableMembers } from './member.ts';
import { freePort } from './ports.ts';

export interface PlatformOptions {
  /** Throwaway folder for its data and its log. */
  readonly folder: string;
  readonly speed: number;
  /** Where the sites are served: who may call from a browser. */
  readonly origins: readonly string[];
}

export interface RunningPlatform {
  readonly url: string;
  /** Everything it wrote, at level trace: the canaries are looked for here. */
  readonly log: string;
  stop(): Promise<void>;
}

const home = fileURLToPath(new URL('../../platform', import.meta.url));

/** Starts the built platform as production does, and waits until it says that it is ready. */
export async function startPlatform({ folder, speed, origins }: PlatformOptions): Promise<RunningPlatform> {
  const log = path.join(folder, 'platform.log');
  const file = createWriteStream(log);
  const port = String(await freePort());
  const flags = [
    '--port',
    port,
    '--data-dir',
    path.join(folder, 'data'),
    '--speed',
    String(speed),
    '--seed',
    '7',
  ];
  const child = spawn(process.execPath, ['dist/main.js', ...flags, '--dev-outbox'], {
    cwd: home,
    env: {
      ...process.env,
      DATABASE_URL: '',
      LOBBY_CORS_ORIGINS: origins.join(','),
      LOBBY_TRUSTED_PROXIES: '1',
      // All journeys share one address. The minute between two codes to a phone is half a minute then.
      LOBBY_RATE_LIMIT_SCALE: '2',
      // Every login asks: who is asked must not depend on what another test got wrong before.
      LOBBY_CAPTCHA_SITES: '1001=own:always,1002=own:always',
      LOBBY_DEMO_MEMBERS: String(reachableMembers),
      LOBBY_LOG_LEVEL: 'trace',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        file.write(text);
        said = (said + text).slice(-4_000);
        const ready = /^platform ready (\S+)/m.exec(said)?.[1];
        if (ready) resolve(ready);
      });
    }
    child.once('exit', code =>
      reject(new Error(`The platform ended with ${code} before it was ready.\n${said}`)),
    );
  });
  return {
    url,
    log,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      file.end();
    },
  };
}
