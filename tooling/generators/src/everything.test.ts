import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finish } from './command/finish.ts';
import { startDraft } from './draft/draft.ts';
import { generators } from './generators.ts';
import { make, root } from './testing/repository.ts';

/** One of each, made in a copy of the repository, and the checks of the house on it. */

const minutes = 60_000;
let copy: string;
let failed: readonly string[];
const created: string[] = [];

const wanted = [
  ['package', 'promotion', { about: 'Promotions' }],
  ['package', 'bonus-rules', { kind: 'leaf', about: 'What a bonus asks of a member' }],
  [
    'call',
    '/act/api/v1/promotion/config',
    {
      about: 'The promotions that run now',
      fields: 'id:text,title:text,bonus:money,endAt:time,count:number,open:flag',
    },
  ],
  ['call', '/act/api/v1/promotion/joinActivity', { about: 'Joins a promotion', does: 'change' }],
  [
    'call',
    '/act/api/v1/promotion/level',
    {
      about: 'How far a member came',
      answers: 'object',
      fields: 'level:text,turnover:money',
      reason: 'Members see how far they came',
    },
  ],
  [
    'call',
    '/game/api/v1/record/betRecordDays',
    {
      about: 'The days with bets',
      answers: 'list',
      fields: 'day:text',
      access: 'public',
      domain: 'sportsbook',
      reason: 'The calendar shows them',
    },
  ],
  [
    'screen',
    'promotions',
    { package: 'promotion', title: '优惠活动', path: '/activity/discount', call: 'promotion.config' },
  ],
  [
    'screen',
    'my-level',
    { package: 'promotion', title: '我的等级', layout: 'mine', call: 'promotion.level' },
  ],
  [
    'screen',
    'bet-days',
    { package: 'member', title: '投注日', layout: 'mine', call: 'record.betRecordDays' },
  ],
  ['screen', 'rules', { package: 'promotion', title: '活动规则' }],
  [
    'dialog',
    'join',
    { package: 'promotion', title: '参加活动', steps: 'choose,confirm', call: 'promotion.joinActivity' },
  ],
  ['dialog', 'set-up', { package: 'promotion', title: '设置向导', steps: 'first,second' }],
  ['dialog', 'joined', { package: 'promotion', title: '参加成功' }],
  ['code', '6320', { name: 'bonus-expired', words: '奖金已过期' }],
  [
    'token',
    'notice-tint',
    { classic: '#e8f0ff', pro: '#16233d', after: 'gold-tint', under: 'text-1,text-2' },
  ],
  ['token', 'notice', { classic: '#1d4fa8', pro: '#8fb7ff', on: 'bg,surface-1' }],
  ['brand', 'feiyu', { name: '飞鱼' }],
] as const;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'lobby-new-'));
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  });
  const gone = spawnSync('git', ['ls-files', '-d'], { cwd: root, encoding: 'utf8' }).stdout.split('\n');
  for (const file of listed.stdout.trim().split('\n'))
    if (!gone.includes(file)) cpSync(join(root, file), join(copy, file));
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const installed = await runs(
    'pnpm',
    ['install', '--offline', '--frozen-lockfile', '--reporter=silent'],
    '.',
    root,
  );
  expect(installed).toEqual({ status: 0, output: '' });

  const changed: string[] = [];
  const scripts = new Set<'arrows' | 'codes'>();
  for (const [kind, name, flags] of wanted) {
    const draft = startDraft(copy);
    const made = await make(draft, kind, name, flags);
    draft.save();
    created.push(...draft.created);
    changed.push(...draft.changed);
    for (const script of made.scripts ?? []) scripts.add(script);
  }
  failed = finish({ root: copy, created, changed: [...new Set(changed)] }, [...scripts]);
}, 3 * minutes);
afterAll(() => rmSync(copy, { recursive: true, force: true }), minutes);

/** A command of the copy's own; `of` brings it where the copy has none yet. */
function runs(
  command: string,
  args: readonly string[],
  folder = '.',
  of = copy,
): Promise<{ status: number | null; output: string }> {
  const bin = join(of, 'node_modules/.bin');
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name as keyof typeof env];
  const child = spawn(join(bin, command), args, { cwd: join(copy, folder), env });
  let output = '';
  child.stdout.on('data', text => (output += text));
  child.stderr.on('data', text => (output += text));
  return new Promise(resolve => child.once('close', status => resolve({ status, output })));
}

describe('one of each', () => {
  it('is formatted and linted, linked, and written into the drawing of arrows and the table of codes', () => {
    expect(failed).toEqual([]);
  });

  it('is made by every generator there is', () => {
    expect([...new Set(wanted.map(([kind]) => kind))].sort()).toEqual(
      generators.map(({ kind }) => kind).sort(),
    );
  });

  it(
    'has types that fit, in what is new and in what it is added to',
    async () => {
      const folders = [
        ...new Set(created.map(file => file.split('/').slice(0, 2).join('/'))),
        'packages/feature',
        'packages/ui-kit',
      ];
      for (const folder of folders)
        expect({ folder, ...(await runs('tsc', ['--noEmit'], folder)) }).toMatchObject({
          status: 0,
          output: '',
        });
    },
    3 * minutes,
  );

  it(
    'passes its own tests and the rules of the house',
    async () => {
      const tests = created.filter(file => /\.test\.tsx?$/.test(file));
      const { status, output } = await runs('vitest', [
        'run',
        '--reporter=dot',
        ...tests,
        'tooling/house-rules',
        'tooling/bootstrap/sites.test.mjs',
        'tooling/platform/src/contract.test.ts',
        'packages/api-client/src/contract',
        'packages/api-client/src/result-codes',
        'packages/ui-kit/src/tokens',
        'packages/i18n/src/draft',
      ]);
      expect(status, output).toBe(0);
      expect(tests.length).toBeGreaterThan(10);
    },
    4 * minutes,
  );

  it(
    'crosses no boundary, and leaves nothing unused',
    async () => {
      expect(await runs('turbo', ['boundaries', '--no-color'])).toMatchObject({ status: 0 });
      expect(await runs('knip', ['--no-progress'])).toMatchObject({ status: 0 });
    },
    2 * minutes,
  );
});
