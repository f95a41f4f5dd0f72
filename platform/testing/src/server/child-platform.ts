import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { readyUrl } from './ready-url.ts';

/** A platform in a process of its own, so that it can be killed, or have a sibling. */
export interface ChildPlatform {
  readonly url: string;
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the command line, built once for the run. @throws Error with what the process said when it ends instead. */
export async function childPlatform(args: string[], env: NodeJS.ProcessEnv = {}): Promise<ChildPlatform> {
  const child = spawn(process.execPath, [inject('programFile'), ...args], {
    env: {
      ...process.env,
      LOBBY_RATE_LIMIT_SCALE: '1000',
      LOBBY_LOG_LEVEL: 'error',
      LOBBY_CAPTCHA: 'off',
      LOBBY_DISRUPTIONS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = await readyUrl(child, 'platform');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
