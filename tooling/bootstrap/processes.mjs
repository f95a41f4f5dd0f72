import { spawn } from 'node:child_process';
import { withToolPath } from './path.mjs';
import { root } from './root.mjs';

const windows = process.platform === 'win32';

/** The processes started here that still run; `stopAll` ends them. */
const running = new Set();

/**
 * Starts a program in a process group of its own, so that its children end with it, with the tools of the
 * dependencies first on its PATH. `onLine` receives every line. `exited` resolves to `{code, signal, output}` and
 * never rejects.
 */
export function start(command, args, { cwd = root, env = {}, onLine = () => {}, uid, gid } = {}) {
  const child = spawn(command, args, {
    cwd,
    uid,
    gid,
    env: withToolPath({ ...process.env, ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !windows,
    shell: windows,
  });
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) readLines(stream, text => remember(tail, text, onLine));
  const exited = new Promise(resolve => {
    child.once('error', error => resolve({ code: 127, signal: null, output: error.message }));
    child.once('close', (code, signal) => resolve({ code: code ?? 1, signal, output: tail.join('\n') }));
  });
  const handle = { child, exited, stop: () => stop(child, exited) };
  running.add(handle);
  exited.then(() => running.delete(handle));
  return handle;
}

/** Runs a program to its end. After `timeoutMs` its whole group is ended and `timedOut` is true. */
export async function run(command, args, { timeoutMs, ...options } = {}) {
  const handle = start(command, args, options);
  let timedOut = false;
  const timer = timeoutMs
    ? setTimeout(() => {
        timedOut = true;
        void handle.stop();
      }, timeoutMs)
    : undefined;
  const result = await handle.exited;
  clearTimeout(timer);
  return { ...result, timedOut, ok: result.code === 0 && !timedOut };
}

/** Ends all started processes, in reverse order. */
export async function stopAll() {
  for (const handle of [...running].reverse()) await handle.stop();
}

async function stop(child, exited) {
  signal(child, 'SIGTERM');
  const late = setTimeout(() => signal(child, 'SIGKILL'), 8_000);
  await exited;
  clearTimeout(late);
}

function signal(child, name) {
  if (child.pid === undefined) return;
  try {
    if (windows) child.kill(name);
    else process.kill(-child.pid, name);
  } catch {
    // Already ended.
  }
}

function readLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', chunk => {
    const lines = (rest + chunk).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const text of lines) onLine(text);
  });
  stream.on('end', () => rest && onLine(rest));
}

function remember(tail, text, onLine) {
  tail.push(text);
  if (tail.length > 400) tail.shift();
  onLine(text);
}
