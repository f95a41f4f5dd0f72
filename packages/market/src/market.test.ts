import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { forbiddenIn, heldTo, loosest, strictest } from './profile.ts';
import { readStated, statedMarket } from './stated-market.ts';

const bounds = Object.keys(loosest) as (keyof typeof loosest)[];

describe('a value that a brand does not state', () => {
  it.each(Object.keys(strictest) as (keyof typeof strictest)[])('%s counts as the strictest', name => {
    const { [name]: _, ...others } = { ...strictest, ...loosest };
    expect(heldTo(others)).toEqual({ ...strictest, ...loosest, [name]: strictest[name] });
  });

  it('counts as the strictest when it is undefined where the profile is read', () => {
    expect(heldTo(readStated({ age: undefined }))).toEqual(strictest);
  });
});

describe('a value that is stated', () => {
  it.each(bounds)('%s may be the loosest or the strictest, and nothing beyond either', name => {
    const [low, high] = [loosest[name], strictest[name]].sort((one, other) => one - other) as [
      number,
      number,
    ];
    for (const value of [low, high]) expect(v.is(statedMarket, { [name]: value })).toBe(true);
    for (const value of [low - 1, high + 1, low + 0.5, String(low), null, Number.NaN]) {
      const { issues } = v.safeParse(statedMarket, { [name]: value });
      expect(issues?.[0]?.message).toMatch(new RegExp(`^must be whole \\w+ from ${low} to ${high}$`));
    }
  });

  it.each(['autoPlay', 'celebratesLosses'])('%s is never true', name => {
    expect(v.safeParse(statedMarket, { [name]: true }).issues?.[0]?.message).toMatch(/^must be false/);
  });
});

describe('a profile that was written down', () => {
  it('keeps what is good, and is held to the strictest in what is not', () => {
    const written = { slotRoundMs: 3_000, mostOnRound: 1_000_000, autoPlay: true, turbo: true };
    expect(readStated(written)).toEqual({ slotRoundMs: 3_000 });
  });

  it.each([undefined, null, '', 'a text', 7, []])('is the strictest when it is %j', written => {
    expect(heldTo(readStated(written))).toEqual(strictest);
  });
});

it('finds the words of an advertisement that the market forbids, in both scripts', () => {
  expect(forbiddenIn('今晚稳赚不赔', strictest)).toEqual(['稳赚']);
  expect(forbiddenIn('今晚穩賺不賠', strictest)).toEqual(['穩賺']);
  expect(forbiddenIn('每一场，都看得清楚', strictest)).toEqual([]);
});
