import type { Member } from '../member.ts';
import type { SiteOptions } from '../options.ts';
import { say } from '../words.ts';
import type { Wanted } from './seek.ts';
import { key, type User } from './user.ts';

/** The access dialog. */
export function accessDialog(user: User, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog: Wanted = { role: 'dialog' };
  const field = (id: 'username' | 'password' | 'repeat'): Wanted => ({
    role: 'textbox',
    name: words(`auth.${id}.label`),
    inside: dialog,
  });
  const agree: Wanted = { role: 'checkbox', inside: dialog };
  return {
    field,
    /** Fills in the registration, and sends it: a slider is then required. */
    async askToRegister({ name, password }: Member): Promise<void> {
      await user.fill(field('username'), name);
      await user.fill(field('password'), password);
      await user.fill(field('repeat'), password);
      await user.pressUntil(agree, async () => (await user.look({ ...agree, chosen: true })) !== null);
      await user.press({ role: 'button', name: words('auth.register.submit'), inside: dialog, last: true });
    },
    open: (way: 'login' | 'register') => user.press({ role: 'button', name: words(`site.member.${way}`) }),
    async close(): Promise<void> {
      // The keys belong to the dialog once it has the focus.
      await user.keysUntil([key.escape], async () => (await user.look(dialog)) === null);
    },
  };
}
