import { defineItem, isRecord, jsonCodec, readItem, removeItem, writeItem } from '@lobby/api-client/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingOperations } from './pending-operations.ts';

interface Trial {
  readonly operationId: string;
  readonly userId: string;
  readonly promised?: number;
}

const areTrials = (value: unknown): value is readonly Trial[] =>
  Array.isArray(value) && value.every(one => isRecord(one) && typeof one.operationId === 'string');
const item = defineItem('pending-trials', jsonCodec(areTrials), { personal: true });
const first: Trial = { operationId: 'a', userId: 'u1' };
const second: Trial = { operationId: 'b', userId: 'u1' };

beforeEach(() => removeItem(item));

describe('operations whose outcome is not known', () => {
  it('are stored beside each other until each is known', () => {
    const pending = createPendingOperations(item);
    pending.add([first]);
    pending.add([second]);
    expect(readItem(item)).toEqual([first, second]);
    pending.forget(['a']);
    expect(pending.find('u1')).toEqual([second]);
    pending.forget(['b']);
    expect(readItem(item)).toBeUndefined();
  });

  it('are another member’s to find by that member only', () => {
    const pending = createPendingOperations(item);
    pending.add([first]);
    expect(pending.find('u2')).toEqual([]);
  });

  it('carry what the platform promised, where they are still stored', () => {
    const pending = createPendingOperations(item);
    pending.add([first, second]);
    pending.promise({ ...first, promised: 5 });
    expect(readItem(item)).toEqual([{ ...first, promised: 5 }, second]);
    removeItem(item);
    pending.promise({ ...second, promised: 6 });
    expect(readItem(item)).toBeUndefined();
  });

  it('are stored again when the member is back, as they were promised, beside those of another tab', () => {
    const pending = createPendingOperations(item);
    pending.add([first]);
    pending.promise({ ...first, promised: 5 });
    writeItem(item, [second]);
    pending.storeAgain('u2');
    expect(readItem(item)).toEqual([second]);
    pending.storeAgain('u1');
    expect(readItem(item)).toEqual([second, { ...first, promised: 5 }]);
  });

  it('stay forgotten when another tab stores them again', () => {
    const pending = createPendingOperations(item);
    pending.add([first]);
    pending.forget(['a']);
    writeItem(item, [first]);
    expect(pending.find('u1')).toEqual([]);
    pending.add([second]);
    expect(readItem(item)).toEqual([second]);
  });
});
