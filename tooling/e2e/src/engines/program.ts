import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

/** A program that was started for an engine. */
export interface Program {
  /** The first match of a pattern in what it writes. @throws Error when it ends before. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
  /** Every line that it wrote. */
  readonly lines: readonly string[];
  stop(): Promise<void>;
}

/** Starts a program; its fourth stream, when there is one, is read as its output is. */
export function startProgram(command: string, args: readonly string[], options: SpawnOptions = {}): Program {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const lines: string[] = [];
  const closed = new Promise<string>(resolve => {
    child.once('error', error => resolve(error.message));
    child.once('close', code => resolve(`it ended with ${code}`));
  });
  const changes = readLines(child, lines);
  return {
    lines,
    async says(pattern) {
      for (let read = 0; ; ) {
        for (; read < lines.length; read += 1) {
          const found = pattern.exec(lines[read] ?? '');
          if (found) return found;
        }
        const ended = await Promise.race([changes.next(), closed]);
        if (ended && read === lines.length)
          throw new Error(`${command} did not say ${pattern}: ${ended}.\n${lines.slice(-20).join('\n')}`);
      }
    },
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 8_000);
      await closed;
      clearTimeout(late);
    },
  };
}

/** `next` resolves when there are more lines than when it was called. */
function readLines(child: ChildProcess, lines: string[]): { next(): Promise<undefined> } {
  let wake = () => {};
  let more = new Promise<void>(resolve => {
    wake = resolve;
  });
  for (const stream of child.stdio) {
    if (!stream || !('setEncoding' in stream)) continue;
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      lines.push(...parts);
      wake();
      more = new Promise(resolve => {
        wake = resolve;
      });
    });
  }
  return { next: () => more.then(() => undefined) };
}
