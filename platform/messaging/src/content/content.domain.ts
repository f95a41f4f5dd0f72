import './content.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { customerService, preInfo } from './configuration.ts';
import { navigationList } from './navigation.ts';
import type { OpenHalls } from './navigation-entries.ts';
import { navigationPage } from './navigation-page.tsx';
import { noticeList, seedNotices } from './notices.ts';
import { readTogether } from './read-together.ts';

/** What a brand's operators publish and configure. */
export const contentDomain =
  (halls: OpenHalls): DomainFactory =>
  platform => ({
    id: 'content',
    handlers: [readTogether, preInfo, customerService, navigationList(halls), noticeList],
    operator: [navigationPage(platform, halls)],
    seed: () => seedNotices(platform),
  });
