import './content.tables.ts';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type RunningJob, startJob } from '@lobby/platform-kernel/jobs/run-job';
import { customerService, preInfo } from './configuration.ts';
import { helpMarksPage } from './help-marks/help-marks-page.tsx';
import { markHelp } from './help-marks/mark-help.ts';
import { navigationList } from './navigation.ts';
import type { OpenHalls } from './navigation-entries.ts';
import { navigationPage } from './navigation-page.tsx';
import { noticeList, seedNotices } from './notices.ts';
import { hallWishCalls } from './openings/hall-wish-calls.ts';
import { openingLetters } from './openings/opening-letters.ts';
import { readTogether } from './read-together.ts';
import { seedSponsorships, sponsorContent } from './sponsors/sponsor-content.ts';
import { sponsorsPage } from './sponsors/sponsors-page.tsx';

const lookEveryMs = 10_000;

/** What a brand's operators publish and configure. */
export const contentDomain =
  (halls: OpenHalls): DomainFactory =>
  platform => {
    let writing: RunningJob | undefined;
    return {
      id: 'content',
      handlers: [
        ...[
          readTogether,
          preInfo,
          customerService,
          navigationList(halls),
          noticeList,
          sponsorContent,
          markHelp(platform),
        ],
        ...hallWishCalls(halls),
      ],
      operator: [navigationPage(platform, halls), sponsorsPage(platform), helpMarksPage(platform)],
      async seed() {
        await seedNotices(platform);
        await seedSponsorships(platform);
      },
      async start() {
        writing = startJob(platform, openingLetters(platform, halls), lookEveryMs);
      },
      catchUp: async () => writing?.runNow(),
      stop: async () => writing?.stop(),
    };
  };
