import './members.tables.ts';
import type { DomainFactory } from '../kernel/domain.ts';
import { seedDemoMembers } from './demo-member.ts';
import { unreadLetters } from './letters.ts';
import { balance, memberInfo } from './member-info.ts';
import { singleDataDecryption } from './single-data.ts';

/** Members: who they are, what they have, what was written to them. */
export const membersDomain: DomainFactory = platform => ({
  id: 'members',
  handlers: [memberInfo(platform), balance, unreadLetters, singleDataDecryption(platform)],
  seed: () => seedDemoMembers(platform),
});
