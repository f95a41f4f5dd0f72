import type { BrowserContextOptions } from '@playwright/test';
import type { JoinedMember } from './joined-member.ts';
import type { SiteOptions } from './options.ts';

/** A site's stored data in a browser that has visited it before: edition, language, and the session of a member. */
export function stored(
  origin: string,
  { edition, language, choices }: Pick<SiteOptions, 'edition' | 'language' | 'choices'>,
  member?: JoinedMember,
): NonNullable<BrowserContextOptions['storageState']> {
  const items = {
    ...choices,
    'lobby.edition': edition,
    'lobby.locale': language,
    ...(member && {
      'lobby.device': member.deviceId,
      'lobby.my.session': JSON.stringify({ token: member.token, userId: member.userId }),
    }),
  };
  const localStorage = Object.entries(items).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
