import './members.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { seedDemoMembers } from './demo-member.ts';
import { balance, memberInfo } from './member-info.ts';
import { singleDataDecryption } from './single-data.ts';

/** Members: who they are and what they have. */
export const membersDomain: DomainFactory = platform => ({
  id: 'members',
  handlers: [memberInfo(platform), balance, singleDataDecryption(platform)],
  seed: () => seedDemoMembers(platform),
});
