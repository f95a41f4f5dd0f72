import type { SiteOptions } from '../options.ts';
import { say, saying } from '../words.ts';
import { compose } from './compose.ts';
import type { Engine } from './engine.ts';
import { expect } from './engine-test.ts';
import type { Wanted } from './seek.ts';
import type { User } from './user.ts';

/** The list of the sportsbook and the slip: beside it, or in the sheet on a phone. */
export function betting(engine: Engine, user: User, language: SiteOptions['language'], onPhone: boolean) {
  const words = (id: string) => say(language, id);
  const slip: Wanted = onPhone ? { role: 'dialog' } : { role: 'region', name: words('betslip.title') };
  const button = (pattern: RegExp): Wanted => ({ role: 'button', name: pattern, inside: slip });
  const stake: Wanted = { role: 'textbox', name: words('betslip.stake.label'), inside: slip };
  const isThere = async (what: Wanted) => (await user.look(what)) !== null;
  const text = (id: string): Wanted => ({ role: 'text', name: words(id), inside: slip });

  const self = {
    stake,
    /** A price that is not picked yet. */
    price: {
      role: 'price',
      name: saying(language, 'sportsbook.price.label'),
      chosen: false,
    } satisfies Wanted,
    /** Picks a price of the list, and has the slip open with it. */
    async pick(): Promise<void> {
      await user.pressUntil(self.price, () => isThere({ ...self.price, chosen: true }));
      await self.openSlip();
    },
    /** Has the slip open, with what is picked. */
    async openSlip(): Promise<void> {
      if (onPhone)
        await user.pressUntil({ role: 'button', name: words('betslip.bar.open') }, () => isThere(stake));
      await user.see(stake);
    },
    /** Writes the stake as an input method does, in full width, up to its last figure, which is a key. */
    async composeStake(figures: string): Promise<void> {
      await user.focus(stake);
      const [first, last] = [figures.slice(0, -1), figures.slice(-1)];
      await engine.run(compose, fullWidth(first), 'after');
      await user.keys(last);
      await expect.poll(async () => (await user.look(stake))?.value).toBe(figures);
    },
    /**
     * Places the bet and goes on until it is accepted. A match may end meanwhile: its pick is removed, and another is
     * chosen and staked on.
     */
    async placeAnyway(again: () => Promise<void>): Promise<void> {
      const next = [
        words('betslip.rejected.dismiss'),
        words('betslip.action.acceptOdds'),
        words('betslip.action.acceptLine'),
      ];
      const steps = button(new RegExp([...next, saying(language, 'betslip.action.place').source].join('|')));
      const look = async () => {
        if (await isThere(text('betslip.receipt.title'))) return 'accepted';
        if (
          (await isThere(text('betslip.closed.closed'))) ||
          (await isThere(text('betslip.closed.started')))
        ) {
          await user.press(button(saying(language, 'betslip.remove')));
          await again();
        } else await user.tryToPress(steps);
        return 'under way';
      };
      await expect.poll(look, { timeout: 90_000, message: 'The bet is accepted' }).toBe('accepted');
    },
  };
  return self;
}

/** "12" → "１２" */
export const fullWidth = (figures: string): string =>
  figures.replace(/\d/g, figure => String.fromCodePoint(figure.charCodeAt(0) + 0xfee0));
