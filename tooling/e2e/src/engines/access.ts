import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import type { Wanted } from './seek.ts';
import { key, type User } from './user.ts';

/** The access dialog. */
export function accessDialog(user: User, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog: Wanted = { role: 'dialog' };
  return {
    field: (id: 'username' | 'password' | 'repeat'): Wanted => ({
      role: 'textbox',
      name: words(`auth.${id}.label`),
      inside: dialog,
    }),
    open: (way: 'login' | 'register') => user.press({ role: 'button', name: words(`site.member.${way}`) }),
    async close(): Promise<void> {
      // The keys belong to the dialog once it has the focus.
      await user.keysUntil([key.escape], async () => (await user.look(dialog)) === null);
    },
  };
}
