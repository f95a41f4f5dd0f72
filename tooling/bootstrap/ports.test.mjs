import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ownNetworks, readHost } from './host.mjs';
import { checkPorts, freePort, isFree } from './ports.mjs';
import { inRoot } from './root.mjs';
import { startSite } from './site-server.mjs';

const servers = [];
afterEach(() => Promise.all(servers.splice(0).map(server => new Promise(done => server.close(done)))));

async function listenOn(host) {
  const port = await freePort();
  const server = net.createServer();
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  servers.push(server);
  return port;
}

describe('ports', () => {
  it.each(['127.0.0.1', '::1', '0.0.0.0', '::'])('one in use on %s is named', async host => {
    const taken = await listenOn(host);
    const ports = { 'the platform': await freePort(), 'the site of 星河': taken };
    await expect(checkPorts(ports)).rejects.toThrow(
      new RegExp(`Port ${taken} is taken, and the site of 星河 needs it[\\s\\S]*--port-base \\d+`),
    );
  });

  it('one taken after the check is named in the same message', async () => {
    const port = await listenOn('127.0.0.1');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lobby-site-'));
    mkdirSync(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'dist', 'index.html'), '<!doctype html>');
    writeFileSync(path.join(folder, 'dist', 'home.html'), '<!doctype html>');
    const brand = { code: path.relative(inRoot('apps'), folder), name: '星河' };
    await expect(startSite(brand, { host: '127.0.0.1', port })).rejects.toThrow(
      new RegExp(`^Port ${port} is taken, and the site of 星河 needs it\\.[\\s\\S]*--port-base \\d+$`),
    );
  });

  it('one that browsers never open is refused, with another in its place', async () => {
    await expect(checkPorts({ 'the platform': 6000 })).rejects.toThrow(
      /Port 6000, which the platform needs, is one that no browser opens\.[\s\S]*--port-base (?!6000$)\d+$/,
    );
  });

  it('a free one is free', async () => expect(await isFree(await freePort())).toBe(true));

  it.each([0, 4000.5, 70_000])('%s is none, and is refused', async port => {
    await expect(checkPorts({ 'the platform': port })).rejects.toThrow(`${port} is no port`);
  });
});

describe('the address to listen on', () => {
  it.each([undefined, 'localhost', '127.0.0.1'])('%s is for this machine alone', async given => {
    expect(await readHost(given)).toMatchObject({ host: '127.0.0.1', open: false, name: 'localhost' });
  });

  it('0.0.0.0 listens on all addresses, and on localhost as before', async () => {
    const { host, open, names } = await readHost('0.0.0.0');
    expect({ host, open }).toEqual({ host: '0.0.0.0', open: true });
    expect(names).toEqual(expect.arrayContaining(['localhost', '127.0.0.1']));
  });

  it('trusts forwarded addresses from this machine only', () => {
    expect(ownNetworks({ names: ['localhost', '127.0.0.1', '192.168.1.7', '[fd00::7]'] })).toBe(
      '127.0.0.0/8,::1,127.0.0.1,192.168.1.7,fd00::7',
    );
  });

  it('that is not of this machine is rejected with the list of those it has', async () => {
    await expect(readHost('240.0.0.1')).rejects.toThrow(
      /--host 240\.0\.0\.1 is no address[\s\S]*127\.0\.0\.1/,
    );
  });
});
