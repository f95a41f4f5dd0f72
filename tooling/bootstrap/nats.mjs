import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { aptInstall, isProgram } from './browser.mjs';
import { freePort } from './ports.mjs';
import { start } from './processes.mjs';

/**
 * A NATS for the tests of the fan-out: the configured one, else a temporary one of the installed program, else Debian's
 * is installed where that is allowed. Returns `{url, stop}` or `{reason}`.
 */
export async function findNats() {
  const given = process.env.LOBBY_TEST_NATS_URL ?? process.env.NATS_URL;
  if (given) return { url: given, stop: async () => {} };
  if (!installedProgram()) {
    const apt = await aptInstall(['nats-server']);
    if (!installedProgram())
      return { reason: `no NATS was found (set NATS_URL), and ${apt.reason ?? 'none came'}` };
  }
  return ownNats();
}

/**
 * A NATS for the caller alone, of the installed program: `halt` ends it as a crash does, `resume` begins it again at the
 * same address. Returns `{url, halt, resume, stop}` or `{reason}`.
 */
export async function ownNats() {
  const program = installedProgram();
  if (!program) return { reason: 'the program nats-server is not installed here' };
  const port = await freePort();
  const begin = () => start(program, ['--addr', '127.0.0.1', '--port', String(port)]);
  let server = begin();
  const stop = () => server.stop();
  if (!(await answers(port, server.exited))) {
    await stop();
    return { reason: 'the throwaway NATS did not come up' };
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    stop,
    async halt() {
      server.child.kill('SIGKILL');
      await server.exited;
    },
    async resume() {
      server = begin();
      if (!(await answers(port, server.exited))) throw new Error('the throwaway NATS did not come up again');
    },
  };
}

/** The program, or undefined. Debian puts it where only administrators look. */
function installedProgram() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean), '/usr/sbin', '/sbin'];
  return folders.map(folder => path.join(folder, 'nats-server')).find(isProgram);
}

async function answers(port, exited) {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  const deadline = Date.now() + 60_000;
  while (!gone && Date.now() < deadline) {
    if (await greets(port)) return true;
    await pause(50);
  }
  return false;
}

/** A NATS says who it is before it is asked. */
function greets(port) {
  return new Promise(resolve => {
    const socket = net.connect({ port, host: '127.0.0.1' });
    const end = found => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('data', text => end(String(text).startsWith('INFO ')));
    socket.once('error', () => end(false));
  });
}
