import { describe, expect, it } from 'vitest';
import { sampleChannel } from '../../testing/sample-channels.ts';
import { chosenChannel, groupChannels } from './method-groups.ts';

const bank = sampleChannel({ id: 'bank', method: 'bank' });
const alipay = sampleChannel({ id: 'alipay', method: 'alipay' });
const other = sampleChannel({ id: 'alipay-2', method: 'alipay' });

describe('the ways to deposit', () => {
  it('stand by kind, in the order given, without empty kinds', () => {
    const groups = groupChannels([other, bank, alipay]);
    expect(groups.map(({ id }) => id)).toEqual(['bank', 'apps']);
    expect(groups[1]?.channels.map(({ channel }) => channel.id)).toEqual(['alipay-2', 'alipay']);
  });

  it('are numbered only where a method has several', () => {
    const groups = groupChannels([bank, alipay, other]);
    expect(groups.flatMap(({ channels }) => channels.map(({ number }) => number))).toEqual([0, 1, 2]);
  });
});

describe('the chosen channel', () => {
  const closed = sampleChannel({ id: 'closed', state: 'maintenance' });
  it('is the first open one until another is chosen', () => {
    expect(chosenChannel([closed, alipay, bank], undefined)).toBe(alipay);
    expect(chosenChannel([closed, alipay, bank], 'bank')).toBe(bank);
  });
  it('stays chosen when it is closed, so that the page can say why', () => {
    expect(chosenChannel([closed, alipay], 'closed')).toBe(closed);
  });
  it('is another when it is offered no more', () => {
    expect(chosenChannel([alipay], 'bank')).toBe(alipay);
    expect(chosenChannel([], 'bank')).toBeUndefined();
  });
});
