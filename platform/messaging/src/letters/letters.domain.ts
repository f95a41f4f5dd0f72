import './letters.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { letterCalls } from './letter-calls.ts';
import type { PausedSince } from './paused-since.ts';

/** What was written to members: to one of them, or to all of a site. */
export const lettersDomain =
  (pausedSince: PausedSince): DomainFactory =>
  () => ({ id: 'letters', handlers: letterCalls(pausedSince) });
