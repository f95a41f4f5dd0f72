import { gameOf, type RouletteRules } from '@lobby/games';
import { expect, it } from 'vitest';
import { oddsOfKinds } from './odds-of-kinds.ts';
import { rouletteTextsOf } from './roulette-texts.ts';

const rules = gameOf('roulette')?.rules as RouletteRules;
const texts = rouletteTextsOf('zh-CN');

it('names every kind of bet once, each with what its rules pay', () => {
  expect(oddsOfKinds(rules, texts)).toBe(
    '直注 1:35，分注 1:17，街注 1:11，角注 1:8，线注 1:5，打 1:2，列 1:2，红黑、单双、大小 1:1',
  );
});

it('says other odds under other rules', () => {
  const picks = Object.entries(rules.picks).map(
    ([name, pick]) => [name, name.startsWith('number-') ? { ...pick, pays: 3000 } : pick] as const,
  );
  expect(oddsOfKinds({ ...rules, picks: Object.fromEntries(picks) }, texts)).toMatch(
    /^直注 1:29，分注 1:17，/,
  );
});
