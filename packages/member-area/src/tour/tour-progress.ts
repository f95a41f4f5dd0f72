import { defineItem, isRecord, jsonCodec, readItem, writeItem } from '@lobby/api/storage';

/** How far a member has come; `at`: the step to go on with, from 0. */
export interface TourProgress {
  readonly at: number;
  readonly isDone: boolean;
}

const item = defineItem('tour', jsonCodec(isProgress));

/** Where the tour was left in this browser; at its beginning before the first time. */
export function readProgress(): TourProgress {
  return readItem(item) ?? { at: 0, isDone: false };
}

export function keepProgress(progress: TourProgress): void {
  writeItem(item, progress);
}

function isProgress(value: unknown): value is TourProgress {
  return isRecord(value) && typeof value.at === 'number' && typeof value.isDone === 'boolean';
}
