import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from '@lobby/games';
import { dose } from '@lobby/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkRecord } from '../page/verify/check-record.ts';
import { cycleMs } from '../rounds/cycle.ts';
import { type TestVenues, testVenues } from '../testing/test-venues.ts';

let venues: TestVenues;
let pageDir: string;
beforeAll(async () => {
  pageDir = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const page of ['verify', 'replay']) {
    mkdirSync(join(pageDir, page));
    writeFileSync(join(pageDir, page, `${page}.html`), `<title>${page}</title>`);
  }
  venues = await testVenues({ pageDir });
});
afterAll(async () => {
  await venues.stop();
  rmSync(pageDir, { recursive: true });
});

describe.each(['verify', 'replay'])('the page %s of a round', page => {
  const at = (id: string) => fetch(`${venues.url}/${page}/${id}`);

  it('is framed by nobody, runs files of its origin alone, and tells no referrer', async () => {
    const response = await at('0'.repeat(32));
    expect(await response.text()).toBe(`<title>${page}</title>`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self';.*frame-ancestors 'none'$/,
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['abc', `${'0'.repeat(31)}g`, '0'.repeat(33), '..%2Fplay', "'%20or%201=1"])(
    'is not there for %s, which no round is called',
    async id => expect((await at(id)).status).toBe(404),
  );
});

describe('the record of a round', () => {
  it('is told of a round that was played, and equal in everything once its seed is told', async () => {
    const { key } = await venues.join('replayed', '5000');
    const rounds = dose({ small: 40, deep: 2_000 });
    const ids: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      venues.later(cycleMs);
      const body = { id: randomUUID(), stake: String(1 + (round % 3)) };
      const played = await venues.page('/round', { key, body });
      ids.push(played.id);
      const told = await venues.page(`/verify/${played.id}.json`);
      expect(told.round).toEqual({ units: 1, multiplier: played.multiplier, events: played.events });
      expect(checkRecord(told)).toEqual({ is: 'sealed' });
    }
    await venues.page('/seeds', { key, body: { clientSeed: 'mine' } });
    for (const id of ids) {
      const told = await venues.page(`/verify/${id}.json`);
      expect(checkRecord(told)).toEqual({ is: 'equal', round: told.round });
      expect(replay(told).outcome).toBe('equal');
    }
  });

  it('says nothing of who played it and what they had', async () => {
    const { key } = await venues.join('somebody', '77.77');
    venues.later(cycleMs);
    const { id, requestId } = await venues.page('/round', { key, body: { id: randomUUID(), stake: '1' } });
    const text = JSON.stringify(await venues.page(`/verify/${id}.json`));
    for (const secret of ['somebody', '77.77', '76.77', requestId, key]) expect(text).not.toContain(secret);
  });

  it('is found by none of 1,000 guessed addresses', async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      const guesses = Array.from({ length: 100 }, () => randomBytes(16).toString('hex'));
      const answers = await Promise.all(guesses.map(id => venues.page(`/verify/${id}.json`)));
      expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ status: 404, reason: 'round' })]),
      );
    }
  });
});
