import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFixtures } from './fixtures.mjs';
import { checkNode } from './install.mjs';
import { run, start } from './processes.mjs';
import { claimDataFolder } from './running.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lobby-start-'));
const file = (name, text) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

describe('Node', () => {
  it.each(['20.19.0', '22.0.0', '24.1.0'])('%s is accepted', version =>
    expect(() => checkNode(version)).not.toThrow(),
  );
  it.each(['18.20.0', '20.18.3'])('%s is rejected as too old', version =>
    expect(() => checkNode(version)).toThrow(`This is Node ${version}; Lobby needs Node 20.19`),
  );
});

describe('a fixtures file', () => {
  it('that is a season is accepted', () => {
    const season = file(
      'en.1.json',
      '{"name":"x","matches":[{"date":"2025-08-15","team1":"A","team2":"B"}]}',
    );
    expect(checkFixtures([season])).toEqual([season]);
  });

  it('that is not there is named', () => {
    expect(() => checkFixtures([path.join(folder, 'none.json')])).toThrow(
      /cannot be read[\s\S]*Mend the file/,
    );
  });

  it('that is not JSON is named', () => {
    expect(() => checkFixtures([file('bad.json', '{"matches": [')])).toThrow('is not JSON');
  });

  it('without matches is rejected with the expected format', () => {
    expect(() => checkFixtures([file('empty.json', '{}')])).toThrow(
      /holds no list "matches"[\s\S]*football\.json/,
    );
  });

  it('with a match that lacks a team names that match', () => {
    const season = file('half.json', '{"matches":[{"date":"2025-08-15","team1":"A"}]}');
    expect(() => checkFixtures([season])).toThrow('Match 1 of');
  });
});

describe('the data folder', () => {
  it('is locked while the first start runs', async () => {
    const other = start(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const data = path.join(folder, 'used');
    writeFileSync(`${data}.running`, JSON.stringify({ pid: other.child.pid, url: 'http://localhost:4100' }));
    expect(() => claimDataFolder(data, 'http://localhost:5')).toThrow(
      'Lobby already runs on the data folder',
    );
    await other.stop();
  });

  it('is free again after the first one was killed', async () => {
    const other = start(process.execPath, ['-e', '']);
    await other.exited;
    const data = path.join(folder, 'left');
    writeFileSync(`${data}.running`, JSON.stringify({ pid: other.child.pid, url: 'x' }));
    const release = claimDataFolder(data, 'http://localhost:5');
    release();
  });
});

describe('a start whose npm was ended', () => {
  it('ends too', async () => {
    const module = JSON.stringify(new URL('./parent.mjs', import.meta.url).href);
    const child = `import(${module}).then(({ whenParentEnds }) => {
      setInterval(() => {}, 1000);
      whenParentEnds(() => { console.log('told'); process.exit(); }, 20);
      console.log('ready');
    })`;
    const npm = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' })`;
    let ready;
    const isReady = new Promise(resolve => {
      ready = resolve;
    });
    const started = start(process.execPath, ['-e', npm], { onLine: text => text === 'ready' && ready() });
    await isReady;
    // Only the one in the middle; its output is closed once the one it started has ended as well.
    process.kill(started.child.pid, 'SIGKILL');
    expect((await started.exited).output).toContain('told');
  });
});

describe('programs', () => {
  it('past their timeout are ended with all their children', async () => {
    const result = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, timedOut: true });
  });

  it('that do not exist give a result, not an exception', async () => {
    expect(await run('no-such-program-here', [])).toMatchObject({ ok: false, code: 127 });
  });
});
