import type { Member } from '../member.ts';
import type { SiteOptions } from '../options.ts';
import { holeIn } from '../pages/find-hole.ts';
import { say } from '../words.ts';
import type { Engine } from './engine.ts';
import { expect } from './engine-test.ts';
import type { Wanted } from './seek.ts';
import { key, type User } from './user.ts';

/** The access dialog and the slider behind it. */
export function accessDialog(engine: Engine, user: User, language: SiteOptions['language']) {
  const words = (id: string) => say(language, id);
  const dialog: Wanted = { role: 'dialog' };
  const slider: Wanted = { role: 'slider', name: words('verification.slider.label') };

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
    /** Fills in the form of registration, sends it, solves the slider and leaves the offer for later. */
    async register({ name, password }: Member): Promise<void> {
      await user.fill(this.field('username'), name);
      await user.fill(this.field('password'), password);
      await user.fill(this.field('repeat'), password);
      await user.press({ role: 'checkbox', inside: dialog, chosen: false });
      await user.press({
        role: 'button',
        name: words('auth.register.submit'),
        inside: { role: 'dialog' },
        last: true,
      });
      await solve();
      await user.press({ role: 'button', name: words('security.offer.later'), inside: dialog });
      await user.miss(dialog);
    },
  };

  /** Moves the piece into the gap by the keys of the slider. */
  async function solve(): Promise<void> {
    await user.see(slider);
    await expect.poll(() => engine.run(isReady), { message: 'The slider can be moved' }).toBe(true);
    const hole = holeIn(await engine.run(puzzle));
    for (let x = 0; x + 24 < hole; x += 24) await user.keys(key.pageUp);
    for (let x = 0; x + 2 < hole % 24; x += 4) await user.keys(key.right);
    await user.keys(key.enter);
    await user.miss(slider);
  }
}

/** Runs in the page: the slider has its pictures, may be moved, and listens to the keys. */
function isReady(): boolean {
  const slider = document.activeElement;
  const pictures = slider?.closest('[role=dialog]')?.querySelectorAll('img');
  return slider?.getAttribute('role') === 'slider' && pictures?.length === 2 && !slider.ariaDisabled;
}

/** Runs in the page. */
function puzzle(): Parameters<typeof holeIn>[0] {
  const images = [...(document.activeElement?.closest('[role=dialog]')?.querySelectorAll('img') ?? [])];
  return images.map(img => ({
    src: img.getAttribute('src') ?? '',
    top: Number.parseFloat(img.style.insetBlockStart) / 100,
  }));
}
