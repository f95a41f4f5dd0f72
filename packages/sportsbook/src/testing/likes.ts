import { endSession } from '@lobby/api/session';
import { changeListMemory, type ListMemory } from '../remembered/list-memory.ts';

/** Before a story: a visitor likes the list so. */
export function likes(memory: ListMemory): void {
  endSession();
  changeListMemory('', memory);
}
