import type { ChildProcess } from 'node:child_process';

/** Where a program answers, as it says itself: `<name> ready <url>`. @throws Error with what it said when it ends instead. */
export function readyUrl(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      const url = new RegExp(`^${name} ready (\\S+)$`, 'm').exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(said.trim())));
  });
}
