import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aptInstall, isProgram } from './browser.mjs';
import { freePort } from './ports.mjs';
import { run, start } from './processes.mjs';

/**
 * A Postgres for the race tests: the configured one, else a temporary one of the installed programs, else Debian's is
 * installed where that is allowed. Returns `{url, stop}` or `{reason}`.
 */
export async function findPostgres() {
  const given = process.env.LOBBY_TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  let programs = installedPrograms();
  if (!programs) {
    const apt = await aptInstall(['postgresql']);
    programs = installedPrograms();
    if (!programs)
      return { reason: `no Postgres was found (set DATABASE_URL), and ${apt.reason ?? 'none came'}` };
  }
  return startThrowaway(programs);
}

/**
 * A Postgres for the caller alone, of the installed programs: `halt` ends it as a crash does, `resume` begins it again on
 * its data. Returns `{url, halt, resume, stop}` or `{reason}`.
 */
export async function ownPostgres() {
  const programs = installedPrograms();
  return programs ? startThrowaway(programs) : { reason: 'the programs of Postgres are not installed here' };
}

/** The folder with initdb and postgres, newest version first, or undefined. */
function installedPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map(version => path.join(debian, version, 'bin')), ...searchPath()];
  return folders.find(
    folder => isProgram(path.join(folder, 'initdb')) && isProgram(path.join(folder, 'postgres')),
  );
}

async function startThrowaway(programs) {
  const owner = unprivileged();
  if (!owner) return { reason: 'Postgres does not run as root, and there is no user postgres or nobody' };
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lobby-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = { cwd: folder, env: { HOME: folder, LC_ALL: 'C' }, ...owner };

  const init = await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'lobby', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    { ...options, timeoutMs: 120_000 },
  );
  if (!init.ok) return { reason: `initdb failed: ${lastLine(init.output)}` };

  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    // The database is temporary: it need not survive a power failure.
    'fsync=off',
    'full_page_writes=off',
  ];
  const begin = () =>
    start(
      path.join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      options,
    );
  let server = begin();
  const answers = () => isReady(path.join(programs, 'pg_isready'), port, server.exited);
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers())) {
    await stop();
    return { reason: 'the throwaway Postgres did not come up' };
  }
  return {
    url: `postgres://lobby@127.0.0.1:${port}/postgres`,
    stop,
    async halt() {
      // To a Postgres this is "immediate": every connection is cut, and the next start recovers.
      server.child.kill('SIGQUIT');
      await server.exited;
    },
    async resume() {
      server = begin();
      if (!(await answers())) throw new Error('the throwaway Postgres did not come up again');
    },
  };
}

async function isReady(program, port, exited) {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  const deadline = Date.now() + 60_000;
  while (!gone && Date.now() < deadline) {
    const asked = await run(program, ['-h', '127.0.0.1', '-p', String(port), '-U', 'lobby', '-q']);
    if (asked.ok) return true;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  return false;
}

/** Postgres does not run as root, so it runs as one of these users. Empty when we are not root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(row => row.split(':'));
  const user = users.find(row => row[0] === 'postgres') ?? users.find(row => row[0] === 'nobody');
  return user ? { uid: Number(user[2]), gid: Number(user[3]) } : undefined;
}

const lastLine = text => text.trim().split('\n').at(-1) ?? '';
const searchPath = () => (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
