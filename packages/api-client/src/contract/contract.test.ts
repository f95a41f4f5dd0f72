import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { everyMethod } from './game/every-method.ts';
import { contract } from './index.ts';

const list = readFileSync(resolve(import.meta.dirname, '../../vectors/calls.txt'), 'utf8')
  .trim()
  .split('\n');
const rows = Object.values(contract).flatMap(resource => Object.values(resource));

describe('the contract', () => {
  it('can express every call of the specification: POST and GET, four services and the stream', () => {
    expect(list.length).toBeGreaterThan(80);
    for (const line of list)
      expect(line).toMatch(/^(POST|GET) \/(site|fd|game|act|stream)\/api\/v1\/[\w/]+$/);
  });

  // Which calls there may be beside the specified ones is a house rule.
  it.each(rows.map(row => [`${row.method} ${row.path}`, row] as const))('says what %s is for', (_, row) => {
    expect(row.summary.length).toBeGreaterThan(10);
  });

  it('has no path twice', () => {
    expect(new Set(rows.map(row => row.path)).size).toBe(rows.length);
  });

  // The lists in these are parts of one answer, which is never missing for a lack of data.
  const noLists: readonly string[] = [
    contract.together.readTogether.path,
    contract.advertising.wishHalls.path,
    contract.userFeedback.feedbackInfo.path,
    contract.withdraw.withdrawInfo.path,
    contract.withdraw.withdrawNew.path,
    contract.transactions.dealDays.path,
    contract.transactions.dealDetail.path,
    contract.vip.memberGradeInfoByGrade.path,
    contract.promotion.config.path,
    contract.promotion.verification.path,
    contract.venue.allBalance.path,
    contract.venue.recycle.path,
    ...Object.values(contract.playerProtection).map(({ path }) => path),
  ];
  const lists = [
    ...rows.filter(row => !noLists.includes(row.path)).map(row => [row.path, row] as const),
    ...everyMethod.map(method => [method.method, method] as const),
  ].filter(([, { answer }]) => holdsList(answer));

  it.each(lists)('%s answers a list, so "no data" can stand for an empty one', (_, { answer, empty }) => {
    expect(empty).toBeDefined();
    const whole = Array.isArray(empty) ? empty : { systime: 1, ...(empty as object) };
    expect(v.safeParse(answer, whole).success).toBe(true);
  });

  it('accepts no time beyond the safe integers', () => {
    const { request } = contract.record.betRecordList;
    expect(v.safeParse(request, { beginTime: 1e20 }).success).toBe(false);
    expect(v.safeParse(request, { beginTime: Date.UTC(2026, 10, 20) }).success).toBe(true);
  });
});

/** Whether an answer is a list or contains one. */
function holdsList(answer: v.GenericSchema): boolean {
  const entries = 'entries' in answer ? Object.values(answer.entries as Record<string, v.GenericSchema>) : [];
  return [answer, ...entries].some(({ type }) => type === 'array');
}

describe('a file of rows', () => {
  const folders = ['fd', 'game', 'site'];
  const files = folders.flatMap(folder =>
    readdirSync(resolve(import.meta.dirname, folder))
      .filter(name => !name.endsWith('.test.ts'))
      .map(name => `contract/${folder}/${name}`),
  );
  const manifest = resolve(import.meta.dirname, '../../package.json');

  // An export is loaded as a whole, so a page carries the rows of its calls and no others.
  it.each(files)('%s has an export of its own', file => {
    const doors: Record<string, string> = JSON.parse(readFileSync(manifest, 'utf8')).exports;
    const door = `./${file.replace(/\.ts$/, '')}`;
    expect(doors[door], `${manifest}: add "${door}".`).toBe(`./src/${file}`);
  });
});
