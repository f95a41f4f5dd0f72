import { describe, expect, it } from 'vitest';
import { areasOf, faultOf, parseLog } from './commits.ts';

const areas = areasOf([
  'README.md',
  '.github/workflows/ci.yml',
  'docs/testing.md',
  'packages/wallet/src/index.ts',
  'packages/api-client/package.json',
  'platform/app/src/platform.ts',
  'platform/cashier/src/deposits/deposit-config.ts',
]);
const judge = (subject: string, isMerge = false) => faultOf({ subject, isMerge }, areas);

describe('the areas of a repository', () => {
  it('are its folders, the domains of the platform and a few others', () => {
    expect([...areas].sort()).toEqual(
      [
        'api-client',
        'app',
        'cashier',
        'changesets',
        'ci',
        'dependencies',
        'deposits',
        'docs',
        'packages',
        'platform',
        'release',
        'tests',
        'wallet',
      ].sort(),
    );
  });
});

describe('the subject of a commit', () => {
  it.each([
    'wallet: a transaction is called a transaction',
    'wallet, api-client: a deposit: and its order',
    'deposits: an order that waits is asked about',
    'ci: Node 24 too',
    'Revert "wallet: a subject that is so long that quoting it goes beyond what is allowed"',
  ])('may be "%s"', subject => {
    expect(judge(subject)).toBeUndefined();
  });

  it.each([
    ['A transaction is called a transaction', 'is not "area: what changes"'],
    ['wallet:no space', 'is not "area: what changes"'],
    ['wallet: ', 'is not "area: what changes"'],
    ['Wallet: a transaction', 'begins with "Wallet", which is no area'],
    ['walet, docs: a transaction', 'begins with "walet", which is no area'],
    ['wallet,docs: a transaction', 'begins with "wallet,docs", which is no area'],
    ['wallet: a transaction is a transaction.', 'ends with a full stop'],
    ["Merge branch 'fix'", 'is not "area: what changes"'],
  ])('may not be "%s"', (subject, fault) => {
    expect(judge(subject)).toBe(fault);
  });

  it('has 72 characters at most', () => {
    const of = (length: number) => `wallet: ${'字'.repeat(length - 8)}`;
    expect(judge(of(72))).toBeUndefined();
    expect(judge(of(73))).toMatch(/^has 73 characters, more than 72/);
  });
});

describe('the subject of a merge', () => {
  it.each([
    "Merge branch 'fix-1'",
    "Merge branch 'fix-1' into fix-2",
    'Merge pull request #12 from lobby/fix-1',
    `Merge ${'a1'.repeat(20)} into ${'b2'.repeat(20)}`,
    'wallet: the transactions of both branches',
  ])('may be "%s"', subject => {
    expect(judge(subject, true)).toBeUndefined();
  });

  it.each(['Merge main', "Merge branch 'fix-1', with changes", "Merge commit 'd63b6d73'"])(
    'may not be "%s"',
    subject => {
      expect(judge(subject, true)).toBe('is not "area: what changes"');
    },
  );
});

describe('a log', () => {
  it('is read into commits with their files', () => {
    const log =
      "\u0001aaa\u0002bbb ccc\u0002Merge branch 'x'\u0002\n" +
      '\u0001bbb\u0002ddd\u0002wallet: a change\u0002\n\npackages/wallet/package.json\npackages/old/package.json\n';
    expect(parseLog(log)).toEqual([
      { id: 'aaa', isMerge: true, subject: "Merge branch 'x'", files: [] },
      {
        id: 'bbb',
        isMerge: false,
        subject: 'wallet: a change',
        files: ['packages/wallet/package.json', 'packages/old/package.json'],
      },
    ]);
  });
});
