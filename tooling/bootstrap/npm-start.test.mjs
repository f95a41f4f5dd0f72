import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeBase, freePort } from './ports.mjs';
import { start } from './processes.mjs';
import { inRoot } from './root.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lobby-npm-start-'));
const outside = Object.values(os.networkInterfaces())
  .flat()
  .filter(each => each.family === 'IPv4' && !each.internal)
  .map(each => each.address);

/** `npm start` where nothing but Node and npm works. */
function npmStart(flags, onLine) {
  for (const tool of ['pnpm', 'pnpx', 'yarn', 'turbo', 'corepack']) {
    writeFileSync(path.join(folder, tool), '#!/bin/sh\nexit 97\n');
    chmodSync(path.join(folder, tool), 0o755);
  }
  const node = path.dirname(process.execPath);
  const script = `PATH=${folder}:${node}:/usr/bin:/bin exec node ${inRoot('tooling/bootstrap/start.mjs')} ${flags}`;
  return start('sh', ['-c', script], { onLine });
}

describe('npm start', () => {
  let base;
  let lobby;
  beforeAll(async () => {
    base = await freeBase(await freePort());
    await new Promise((resolve, reject) => {
      lobby = npmStart(
        `--port-base ${base} --data-dir ${folder}/one --reset`,
        text => /Ctrl-C/.test(text) && resolve(),
      );
      lobby.exited.then(({ output }) => reject(new Error(output)));
    });
  }, 300_000);
  afterAll(() => lobby.stop(), 20_000);

  it.each(['localhost', '127.0.0.1'])('opens both sites and the platform on %s', async name => {
    const get = async (port, page) => (await fetch(`http://${name}:${port}${page}`)).text();
    expect(JSON.parse(await get(base, '/healthz')).status).toBe('ok');
    expect(await get(base + 100, '/home')).toContain('星河');
    expect(await get(base + 200, '/home')).toContain('青山');
  });

  it('does not listen on addresses reachable from other machines', async () => {
    for (const address of outside)
      for (const port of [base, base + 100, base + 200])
        await expect(fetch(`http://${address}:${port}/home`)).rejects.toThrow('fetch failed');
  });

  it('keeps the log of the platform in the data folder', () => {
    expect(readFileSync(path.join(folder, 'one', 'platform.log'), 'utf8')).toContain('platform ready');
  });

  it('reports to a second start which port is in use and which to choose', async () => {
    const { code, output } = await npmStart(`--port-base ${base - 100} --data-dir ${folder}/two`).exited;
    expect(output).toMatch(
      new RegExp(`Port ${base} is taken, and the site of 星河 needs it[\\s\\S]*--port-base`),
    );
    expect(output).not.toMatch(/EADDRINUSE|^ {4}at /m);
    expect(code).toBe(1);
  });
});
