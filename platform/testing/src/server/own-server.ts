import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A server that a test may end and begin again, because nobody else uses it. */
export interface OwnServer {
  readonly url: string;
  /** Ends it as a crash does: every connection is cut. */
  halt(): Promise<void>;
  /** Begins it again at its address, a Postgres on its data; done when it answers. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

// A process: the starter is plain Node, and nothing that the platform depends on.
const program = fileURLToPath(new URL('../../../../tooling/bootstrap/own-server-main.mjs', import.meta.url));

/** Starts one; undefined where its programs are not installed. */
export async function ownServer(kind: 'postgres' | 'nats'): Promise<OwnServer | undefined> {
  const child = spawn(process.execPath, [program, kind], { stdio: ['pipe', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextMessage = async (): Promise<{ url?: string }> => {
    const { value, done } = await lines.next();
    if (done) throw new Error(`the starter of ${kind} ended`);
    return JSON.parse(value);
  };
  const ask = async (what: 'halt' | 'resume') => {
    child.stdin.write(`${what}\n`);
    await nextMessage();
  };
  const { url } = await nextMessage();
  if (url === undefined) return undefined;
  return {
    url,
    halt: () => ask('halt'),
    resume: () => ask('resume'),
    async stop() {
      child.stdin.end();
      await exited;
    },
  };
}
