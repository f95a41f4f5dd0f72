import { readItem, removeItem, writeItem } from '@lobby/api/storage';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetRemembered, rememberedItem } from './remembered-item.ts';

const discard = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('./key-store.ts', () => ({ browserKeyStore: () => ({ discard }) }));

const sealed = { at: 1, iv: 'aXY=', text: 'dGV4dA==' };
beforeEach(() => {
  discard.mockClear();
  removeItem(rememberedItem);
});

it('deletes the credential at once, and its key once the key store has loaded', async () => {
  writeItem(rememberedItem, sealed);
  const forgotten = forgetRemembered();
  expect(readItem(rememberedItem)).toBeUndefined();
  await forgotten;
  expect(discard).toHaveBeenCalledOnce();
});

it('keeps the key of a credential that is remembered before the key store has loaded', async () => {
  const forgotten = forgetRemembered();
  writeItem(rememberedItem, sealed);
  await forgotten;
  expect(discard).not.toHaveBeenCalled();
  expect(readItem(rememberedItem)).toEqual(sealed);
});
