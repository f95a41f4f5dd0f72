import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';

/** A platform in a process of its own, so that it can be killed, or have a sibling. */
export interface ChildPlatform {
  readonly url: string;
  /** From spawn to the ready line. */
  readonly startedInMs: number;
  /** What of that the process computed; undefined where the system does not tell. */
  readonly startedCpuMs: number | undefined;
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the command line, built once for the run. @throws Error with what the process said when it ends instead. */
export async function childPlatform(args: string[], env: NodeJS.ProcessEnv = {}): Promise<ChildPlatform> {
  const begun = Date.now();
  const child = spawn(process.execPath, [inject('programFile'), ...args], {
    env: {
      ...process.env,
      LOBBY_RATE_LIMIT_SCALE: '1000',
      LOBBY_LOG_LEVEL: 'error',
      LOBBY_CAPTCHA: 'off',
      LOBBY_MISHAPS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = await readyUrl(child, exited);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url,
    startedInMs: Date.now() - begun,
    startedCpuMs: cpuMsOf(child.pid),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

function readyUrl(child: ChildProcess, exited: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const url = /^platform ready (\S+)$/m.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    exited.then(() => reject(new Error(said.trim())), reject);
  });
}

/** Processor time of a process so far, ms, in the ticks of a hundredth of a second that Linux counts. */
function cpuMsOf(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the process may hold spaces and brackets; the fields after it may not.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * 10;
}
