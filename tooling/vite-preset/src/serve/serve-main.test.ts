import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { pretendPlatform } from './pretend-platform.ts';
import { readServeOptions } from './serve-options.js';

const program = fileURLToPath(new URL('serve-main.js', import.meta.url));
const dir = mkdtempSync(join(tmpdir(), 'lobby-serve-main-'));
writeFileSync(
  join(dir, 'index.html'),
  '<!doctype html><meta name="lobby-api-base" content=""><meta name="lobby-platform" content="http://localhost:4000">',
);
afterAll(() => rmSync(dir, { recursive: true }));

let running: ChildProcess | undefined;
afterEach(() => running?.kill('SIGKILL'));

/** Starts the program and resolves with its first line. */
async function start(...flags: string[]) {
  running = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [line] = await Promise.race(
    [running.stdout!, running.stderr!].map(output => once(createInterface(output), 'line')),
  );
  return { line: String(line), ended: once(running, 'exit') };
}

describe('the program that serves one site', () => {
  it('forwards calls to the address of the platform that it is given, and tells browsers the public one', async () => {
    const platform = await pretendPlatform();
    const { line } = await start('--dir', dir, '--port', '0', '--upstream', platform.url);
    const url = line.replace('site ready ', '');
    expect(await (await fetch(`${url}/home`)).text()).toContain('content="http://localhost:4000"');
    await fetch(`${url}/site/api/v1/configuration/preInfo`, { method: 'POST', body: '{}' });
    expect(platform.seen.map(request => request.url)).toEqual(['/site/api/v1/configuration/preInfo']);
    await platform.stop();
  });

  it('ends with 0 on a signal', async () => {
    const { line, ended } = await start('--dir', dir, '--port', '0');
    expect(line).toMatch(/^site ready http:\/\/localhost:\d+$/);
    running?.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('says what is wrong and ends with 1', async () => {
    const { line, ended } = await start('--dir', join(dir, 'gone'), '--port', '0');
    expect(line).toMatch(/gone holds no index\.html; build the app first/);
    expect(await ended).toEqual([1, null]);
  });
});

describe('its flags and variables', () => {
  it('are folder, port, address, and where the platform is', () => {
    const flags = [
      '--dir',
      'dist',
      '--port',
      '4100',
      '--host',
      '0.0.0.0',
      '--upstream',
      'http://platform:4000/',
    ];
    const env = {
      LOBBY_API_BASE: 'https://api.example.com/',
      LOBBY_FRAME_ORIGINS: 'https://games.example.com/ https://play.example.org',
    };
    expect(readServeOptions(flags, env)).toEqual({
      dir: 'dist',
      port: 4100,
      host: '0.0.0.0',
      upstream: 'http://platform:4000',
      apiBase: 'https://api.example.com',
      frames: ['https://games.example.com', 'https://play.example.org'],
      worker: true,
      behindProxy: false,
    });
  });

  it('take the service worker away by one word', () => {
    expect(readServeOptions(['--dir', 'dist', '--port', '1'], { LOBBY_WORKER: 'off' }).worker).toBe(false);
  });

  it('count the proxies in front of it', () => {
    const { behindProxy } = readServeOptions(['--dir', 'dist', '--port', '1'], {
      LOBBY_TRUSTED_PROXIES: '2',
    });
    expect(behindProxy).toBe(true);
  });

  it.each([
    [['--port', '4100'], /--dir is missing/],
    [['--dir', 'dist'], /--port must be a port, but it is ""/],
    [['--dir', 'dist', '--port', '70000'], /--port must be a port, but it is "70000"/],
    [['--dir', 'dist', '--port', '1', '--upstream', 'platform:4000'], /--upstream must be an address/],
    [['--dirs', 'dist'], /--dirs/],
  ])('are refused as %j', (flags, message) => {
    expect(() => readServeOptions(flags, {})).toThrow(message);
  });
});
