import type { navigationCategories, navigationStates } from '@lobby/api-client/contract/site/advertising';
import type { hallCodes } from '@lobby/api-client/contract/site/hall-wishes';
import type { helpPages } from '@lobby/api-client/contract/site/help-marks';
import type { Generated } from 'kysely';

/** A category of the main navigation. */
export type NavigationCategory = (typeof navigationCategories)[number];
/** Whether it is shown. */
export type NavigationState = (typeof navigationStates)[number];
/** A category that is a hall of games. */
export type HallCode = (typeof hallCodes)[number];

/** A page of the help, by its code. */
export type HelpPage = (typeof helpPages)[number];

declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What an operator has changed of a category; without a row it is as `navigation-entries.ts` says. */
    navigation_entries: {
      site_id: string;
      code: NavigationCategory;
      /** Smaller ones stand first. */
      position: number;
      badge: '' | 'hot' | 'new';
      state: NavigationState;
      changed_at: bigint;
    };
    /** That a member asked to be told when a hall opens; one row for each member and hall. */
    hall_wishes: {
      /** A new one each time it is asked for; the letter has it too. */
      id: string;
      site_id: string;
      member_id: string;
      hall: HallCode;
      asked_at: bigint;
      /** When the letter may be written, once the hall is open, ms; null when it was. */
      due_at: bigint | null;
      told_at: bigint | null;
      /** How often it was claimed: of a holder that has another term nothing counts. */
      term: Generated<number>;
      /** Failures since the last success. */
      tries: Generated<number>;
    };
    /** What a site sponsors; written by an operator, the first ones with the site. */
    sponsorships: {
      id: string;
      site_id: string;
      /** Smaller ones stand first. */
      position: number;
      is_shown: boolean;
      name_zh_cn: string;
      name_zh_tw: string;
      role_zh_cn: string;
      role_zh_tw: string;
      text_zh_cn: string;
      text_zh_tw: string;
      changed_at: bigint;
    };
    /** How many readers said that a page of the help helped, and how many that it did not. */
    help_marks: {
      site_id: string;
      page: HelpPage;
      helped: bigint;
      not_helped: bigint;
      /** When the last one did, ms. */
      marked_at: bigint;
    };
    notices: {
      id: string;
      site_id: string;
      title_zh_cn: string;
      title_zh_tw: string;
      content_zh_cn: string;
      content_zh_tw: string;
      published_at: bigint;
    };
  }
}
