import { serverNow } from '@lobby/api';
import { defineItem, isRecord, jsonCodec, type StoredItem } from '@lobby/api/storage';
import { tabStorage } from '@lobby/api/storage/tab';

/** A code, and the ticket it belongs to, are good for this long. */
export const CODE_LIVES_MS = 10 * 60_000;

/** Something that a code was sent for. `until`: when that code is over, ms of the server's time. */
interface UnderWay {
  readonly until: number;
}

/** Where this tab keeps what a code was sent for, so that a reload or a closed dialog asks for no second one. */
export function defineUnderWay<T extends UnderWay>(name: string, guard: (value: unknown) => value is T) {
  return defineItem(name, jsonCodec(guard));
}

/** Keeps it; undefined forgets it. */
export function keepUnderWay<T extends UnderWay>(item: StoredItem<T>, value: T | undefined): void {
  if (value) tabStorage.writeItem(item, value);
  else tabStorage.removeItem(item);
}

/** What is under way, while its code lives. */
export function readUnderWay<T extends UnderWay>(item: StoredItem<T>): T | undefined {
  const found = tabStorage.readItem(item);
  if (found && found.until > serverNow()) return found;
  if (found) tabStorage.removeItem(item);
  return undefined;
}

/** Whether stored text of unknown age has these fields of text, and a time it ends. */
export function hasTexts<Name extends string>(
  value: unknown,
  ...names: readonly Name[]
): value is Record<Name, string> & UnderWay {
  return (
    isRecord(value) && typeof value.until === 'number' && names.every(name => typeof value[name] === 'string')
  );
}
