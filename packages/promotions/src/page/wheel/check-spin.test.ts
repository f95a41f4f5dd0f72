import { commitmentOf, fromHex } from '@lobby/draws';
import { describe, expect, it } from 'vitest';
import { sampleSpins } from '../../testing/sample-promotions.ts';
import { sampleRules } from '../../testing/sample-rules.ts';
import { checkSpin } from './check-spin.ts';

const rule = sampleRules.draw;
const [spin] = sampleSpins;
const seen = commitmentOf(fromHex(spin.server));

describe('a spin that is drawn again', () => {
  it('is where its wheel stopped, and by the seed that was committed to', () => {
    expect(checkSpin(rule, spin, seen)).toEqual({
      ...{ hash: seen, stop: spin.stop, commitment: 'passed', outcome: 'passed' },
    });
  });

  it.each([
    ['another seed', { server: '2e'.repeat(32) }],
    ['another text', { client: 'another' }],
    ['another number', { number: spin.number + 1 }],
    ['another stop', { stop: (spin.stop + 1) % 100 }],
  ])('with %s is elsewhere', (_, change) => {
    expect(checkSpin(rule, { ...spin, ...change }, seen).outcome).toBe('failed');
  });

  it('by a seed that was not committed to is told, and so is that nothing was seen before', () => {
    expect(checkSpin(rule, spin, '00'.repeat(32)).commitment).toBe('failed');
    expect(checkSpin(rule, spin, undefined).commitment).toBe('unknown');
  });
});
