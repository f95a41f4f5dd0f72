import { createSlice } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { createSiteStore } from './create-store.ts';

const counter = (name: string) =>
  createSlice({
    name,
    initialState: { count: 0 },
    reducers: { counted: state => ({ count: state.count + 1 }) },
  });
const slip = counter('slip');

function site() {
  const { store, addReducers } = createSiteStore();
  // Safe: a test knows which slices it added.
  return { store, addReducers, read: () => store.getState() as unknown as Record<string, unknown> };
}

describe('the slices that a screen brings', () => {
  it('are in the store before the screen renders, beside the existing ones', () => {
    const { store, addReducers, read } = site();
    const dialogs = read().dialogs;
    addReducers({ slip: slip.reducer });
    expect(read().slip).toEqual({ count: 0 });
    expect(read().dialogs).toBe(dialogs);
    store.dispatch(slip.actions.counted());
    expect(read().slip).toEqual({ count: 1 });
  });

  it('keep their state when the screen renders again or another one adds slices', () => {
    const { store, addReducers, read } = site();
    addReducers({ slip: slip.reducer });
    store.dispatch(slip.actions.counted());
    addReducers({ slip: slip.reducer });
    addReducers({ chat: counter('chat').reducer });
    addReducers();
    expect(read()).toMatchObject({ slip: { count: 1 }, chat: { count: 0 } });
  });

  it.each(['slip', 'dialogs', 'api'])('cannot use the key "%s" of another slice', key => {
    const { addReducers, read } = site();
    addReducers({ slip: slip.reducer });
    const before = read()[key];
    expect(() => addReducers({ [key]: counter('other').reducer })).toThrow(`"${key}"`);
    expect(read()[key]).toBe(before);
  });
});
