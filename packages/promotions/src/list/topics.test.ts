import { expect, it } from 'vitest';
import { samplePromotion } from '../testing/sample-promotions.ts';
import { sampleRules } from '../testing/sample-rules.ts';
import { isAbout, topicsOf } from './topics.ts';

const deposit = samplePromotion();
const [race, signIn] = [
  samplePromotion({ rule: sampleRules.race }),
  samplePromotion({ rule: sampleRules.signIn }),
];

it('promotions of several topics are chosen between by those that are there, in one order', () => {
  expect(topicsOf([signIn, race, deposit])).toEqual(['newcomer', 'deposit', 'betting', 'daily']);
});

it('promotions of one topic, and none at all, leave no choice', () => {
  expect(topicsOf([race, race])).toEqual([]);
  expect(topicsOf([])).toEqual([]);
});

it('a first deposit is about newcomers and deposits', () => {
  expect((['newcomer', 'deposit', 'betting', 'daily'] as const).filter(one => isAbout(deposit, one))).toEqual(
    ['newcomer', 'deposit'],
  );
});
