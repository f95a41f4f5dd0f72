import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import type { GiveGrade, IsPaused } from './member-actions.ts';
import { membersPage } from './members-page.tsx';
import { sitesPage } from './sites-page.tsx';

/** What an operator does by hand for members, and with sites: pages of the console, without calls. */
export const operatorDomain =
  (isPaused: IsPaused, giveGrade: GiveGrade): DomainFactory =>
  platform => ({
    id: 'operator',
    handlers: [],
    operator: [membersPage({ ...platform, isPaused, giveGrade }), sitesPage(platform)],
  });
