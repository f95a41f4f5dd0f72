import { readItem, removeItem } from '@lobby/api/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { rememberDraw, seenDraw, seenDrawsItem } from './seen-draws.ts';

const draw = (ecid: string, hash = 'a', at = 1) => ({ ecid, kickoff: 100, hash, at });

afterEach(() => removeItem(seenDrawsItem));

describe('the commitments stored in the browser', () => {
  it('are stored with the time they were first seen', () => {
    rememberDraw(draw('71'));
    expect(seenDraw({ ecid: '71', kickoff: 100 })).toEqual(draw('71'));
    expect(seenDraw({ ecid: '72', kickoff: 100 })).toBeUndefined();
  });

  it('are not replaced by later ones', () => {
    rememberDraw(draw('71', 'a', 1));
    rememberDraw(draw('71', 'b', 2));
    expect(seenDraw({ ecid: '71', kickoff: 100 })).toMatchObject({ hash: 'a', at: 1 });
  });

  it('are distinguished by kick-off when an id is reused', () => {
    rememberDraw(draw('71', 'a'));
    rememberDraw({ ...draw('71', 'b'), kickoff: 200 });
    expect(seenDraw({ ecid: '71', kickoff: 200 })?.hash).toBe('b');
  });

  it('are at most 200; the oldest are dropped', () => {
    for (let id = 0; id < 203; id++) rememberDraw(draw(String(id)));
    expect(readItem(seenDrawsItem)).toHaveLength(200);
    expect(seenDraw({ ecid: '2', kickoff: 100 })).toBeUndefined();
    expect(seenDraw({ ecid: '3', kickoff: 100 })).toBeDefined();
  });

  it('are empty when storage is malformed', () => {
    expect(seenDrawsItem.codec.read('[{"ecid":71}]')).toBeUndefined();
    expect(seenDrawsItem.codec.read('nonsense')).toBeUndefined();
  });
});
