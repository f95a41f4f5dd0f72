import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

interface BuiltServer {
  /** Its package, whose build is started. */
  readonly folder: string;
  /** What it prints before its address once it answers: `platform ready`. */
  readonly saysReady: string;
  /** Its flags. @param data a temporary folder that goes with it. */
  flags(port: number, data: string): readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Starts a built server on a free port and a temporary folder. @throws Error when it ends before it is ready. */
export async function startBuilt({ folder, saysReady, flags, env }: BuiltServer) {
  const home = await mkdtemp(path.join(os.tmpdir(), 'lobby-bench-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/main.js', ...flags(port, path.join(home, 'data'))], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = new RegExp(`^${saysReady} (\\S+)\n`, 'm');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      // A line may come in two pieces, and more than one line in a piece.
      said += text;
      const ready = line.exec(said)?.[1];
      if (ready) resolve(ready);
      said = said.slice(said.lastIndexOf('\n') + 1);
    });
    child.once('exit', code => reject(new Error(`${folder} ended with ${code} before it was ready.`)));
  });
  return {
    url,
    async stop() {
      const gone = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      await rm(home, { recursive: true, force: true });
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
