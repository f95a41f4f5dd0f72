import { defineItem, readItem, removeItem, textCodec, writeItem } from '@lobby/api/storage';
import { useItem } from '@lobby/api/storage/item';
import { useMemo } from 'react';

/** So many people are remembered; who was blocked first is forgotten first. */
const MOST = 200;

/** Whom this person blocked, by what stands for them; it goes with the session. */
const blockedItem = defineItem('chat-blocked', textCodec, { personal: true });

const read = (text = ''): readonly string[] => text.split(' ').filter(Boolean);

/** People whose messages are left out on this device. */
export function useBlocked(): ReadonlySet<string> {
  const text = useItem(blockedItem);
  return useMemo(() => new Set(read(text)), [text]);
}

export function blockPerson(by: string): void {
  if (by === '' || by.includes(' ')) return;
  const others = read(readItem(blockedItem)).filter(each => each !== by);
  writeItem(blockedItem, [...others, by].slice(-MOST).join(' '));
}

export const unblockAll = (): void => removeItem(blockedItem);
