import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';
import { navigationOf, type OpenHalls } from './navigation-entries.ts';

/** Every category, also those that are not shown: which pages there are, the site knows. */
export const navigationList = (halls: OpenHalls) =>
  implement(contract.advertising.navigationList, async (_input, ctx) =>
    (await navigationOf(ctx.db, ctx.site.id, halls)).map(({ code, badge, state }) => ({
      code,
      badge,
      state,
    })),
  );
