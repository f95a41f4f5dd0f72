import type { navigationCategories, navigationStates } from '@lobby/api-client/contract/site/advertising';

/** A category of the main navigation. */
export type NavigationCategory = (typeof navigationCategories)[number];
/** Whether it is shown. */
export type NavigationState = (typeof navigationStates)[number];

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
