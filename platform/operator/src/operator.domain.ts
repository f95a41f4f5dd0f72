import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import type { IsPaused } from './member-actions.ts';
import { membersPage } from './members-page.tsx';

/** What an operator does for members by hand: a page of the console, without calls. */
export const operatorDomain =
  (isPaused: IsPaused): DomainFactory =>
  platform => ({
    id: 'operator',
    handlers: [],
    operator: [membersPage({ ...platform, isPaused })],
  });
