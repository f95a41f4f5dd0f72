import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';
import { codeOf, factsFolder, list, platformFolder, registry, simulated, sportsIn, words } from './places.ts';

const trial = { name: 'trial-ball', title: '试球' };

describe('a new sport', () => {
  it('stands in the lists of both ends, with a name and a place in the demo', async () => {
    const draft = unsaved();
    await make(draft, 'sport', 'ZQ', trial);
    expect(sportsIn(draft)).toEqual([
      'football',
      'basketball',
      'baseball',
      'tennis',
      'volleyball',
      'table-tennis',
      'snooker',
      'badminton',
      'handball',
      'virtual-football',
      'trial-ball',
    ]);
    expect(codeOf(draft, 'trial-ball')).toBe('ZQ');
    expect(draft.read(list)).toContain("import { trialBall } from './trial-ball.ts';");
    expect(draft.read(`${factsFolder}/index.ts`)).toContain("export { trialBall } from './trial-ball.ts';");
    expect(draft.read(registry)).toMatch(/VF: virtualFootball,\s*ZQ: trialBall,/);
    expect(draft.read(simulated)).toContain('ZQ: football');
    expect(JSON.parse(draft.read(words))).toMatchObject({ 'betting.sport.ZQ': '试球' });
  });

  it('sells nothing until its rules are said, which its test asks for', async () => {
    const draft = unsaved();
    await make(draft, 'sport', 'ZQ', trial);
    const [object, test] = ['ts', 'test.ts'].map(end => draft.read(`${platformFolder}/trial-ball.${end}`));
    expect(object).toContain('mostStake: {},');
    expect(object).toContain('grade: () => undefined,');
    expect(test).toContain('expect(sold).not.toEqual([]);');
    expect(test).toContain('expect(grades).not.toContain(undefined);');
  });

  it('has the rules of another when it is said to be like it, and its own cap of a day', async () => {
    const draft = unsaved();
    await make(draft, 'sport', 'ZQ', { ...trial, like: 'virtual-football' });
    expect(draft.read(`${factsFolder}/trial-ball.ts`)).toContain('...virtualFootball,');
    const object = draft.read(`${platformFolder}/trial-ball.ts`);
    expect(object).toContain('...virtualFootball,\n  ...facts,');
    expect(object).toContain('dayWin: dailyPayoutCap(facts.code)');
    expect(draft.read(simulated)).toContain('ZQ: football');
    expect(draft.read(`${platformFolder}/trial-ball.test.ts`)).toContain('has the rules of virtual football');
  });

  it('may be like one that was made the same way', async () => {
    const draft = unsaved();
    await make(draft, 'sport', 'ZQ', trial);
    await make(draft, 'sport', 'ZR', { name: 'trial-ring', title: '试环', like: 'trial-ball' });
    expect(draft.read(`${platformFolder}/trial-ring.ts`)).toContain("from './trial-ball.ts'");
    expect(sportsIn(draft).at(-1)).toBe('trial-ring');
  });

  it.each([
    ['zq', trial, 'is no code of a sport'],
    ['ABC', trial, 'is no code of a sport'],
    ['VF', trial, 'VF is virtual-football already'],
    ['FS', trial, 'FS stands for champions'],
    ['OP', trial, 'OP is the type of badminton'],
    ['HB', trial, 'HB is handball already'],
    ['ZQ', { ...trial, name: 'football' }, 'football.ts exists already'],
    ['ZQ', { ...trial, name: 'halves' }, 'halves.ts exists already'],
    ['ZQ', { ...trial, title: 'Ball' }, 'has no Chinese character'],
    ['ZQ', { ...trial, title: '足球' }, 'names something else'],
    ['ZQ', { ...trial, like: 'chess' }, '"chess" is none of'],
  ])('is refused: %s %j', async (code, flags, words) => {
    await expect(make(unsaved(), 'sport', code, flags)).rejects.toThrow(words);
  });
});
