import type { DomainFactory } from '../domain.ts';
import { seedDemoMembers } from './demo-member.ts';
import { unreadLetters } from './letters.ts';
import { balance, memberInfo } from './member-info.ts';

/** Members: who they are, what they have, what was written to them. */
export const membersDomain: DomainFactory = platform => ({
  id: 'members',
  handlers: [memberInfo, balance, unreadLetters],
  seed: () => seedDemoMembers(platform),
});
