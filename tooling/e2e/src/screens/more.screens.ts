import { betting } from '../engines/bet.ts';
import type { Engine } from '../engines/engine.ts';
import type { Wanted } from '../engines/seek.ts';
import type { User } from '../engines/user.ts';
import { say } from '../words.ts';
import { test } from './screens-test.ts';

interface Scene {
  readonly at: string;
  /** What is done there, in every engine. */
  act?(user: User, engine: Engine, onPhone: boolean): Promise<unknown>;
}

const words = (id: string) => say('zh-CN', id);
const button = (...ids: string[]): Wanted => ({
  role: 'button',
  name: new RegExp(`^${ids.map(words).join(' ?')}$`),
});
const dialog: Wanted = { role: 'dialog' };
const opens = (opener: Wanted) => async (user: User) => {
  await user.press(opener);
  await user.see(dialog);
};
const list = '/game/sport/crty?show=early';

const visitorScenes: Readonly<Record<string, Scene>> = {
  'safer-gambling': { at: '/app/help/bczr' },
  privacy: { at: '/app/help/ysgz' },
  about: { at: '/app/help/gywm' },
  fairness: { at: '/fairness' },
  recover: {
    at: '/home',
    async act(user) {
      await user.press(button('site.member.login'));
      await user.press({ ...button('auth.recover.link'), inside: dialog });
      await user.see({ role: 'text', name: words('auth.recover.title') });
    },
  },
  slider: {
    at: '/home',
    async act(user) {
      const field = (id: string): Wanted => ({ role: 'textbox', name: words(id), inside: dialog });
      await user.press(button('site.member.login'));
      await user.fill(field('auth.username.label'), 'demo88');
      await user.fill(field('auth.password.label'), 'play6666');
      await user.press({ ...button('auth.login.submit'), inside: dialog, last: true });
      await user.see({ role: 'text', name: words('verification.slider.title') });
    },
  },
};

const memberScenes: Readonly<Record<string, Scene>> = {
  champions: { at: '/game/sport/crty?sport=FS' },
  virtual: { at: '/game/sport/crty?sport=VF' },
  leagues: {
    at: list,
    act: user => opens({ role: 'button', name: new RegExp(`^${words('sportsbook.filter.league')}`) })(user),
  },
  'odds-formats': {
    at: list,
    async act(user) {
      await user.press({ role: 'combobox' });
    },
  },
  keypad: {
    at: list,
    async act(user, engine, onPhone) {
      const { pick } = betting(engine, user, 'zh-CN', onPhone);
      await pick();
      // Where the pointer is a finger it opens by itself.
      const isOpen = async () => (await user.look({ role: 'button', name: '00' })) !== null;
      await user.pressUntil(button('betslip.stake.keypad.show'), isOpen);
    },
  },
  'replaced-pick': {
    at: list,
    async act(user, engine, onPhone) {
      const { price, openSlip } = betting(engine, user, 'zh-CN', onPhone);
      for (const _ of [1, 2]) await user.press(price);
      await openSlip();
    },
  },
  security: { at: '/mine/auth' },
  'bind-phone': { at: '/mine/auth', act: opens(button('security.action.bind', 'security.phone')) },
  'change-password': {
    at: '/mine/auth',
    act: opens(button('security.action.password', 'security.password')),
  },
  avatars: { at: '/mine/userinfo', act: opens(button('profile.avatar.change')) },
  birthday: {
    at: '/mine/userinfo',
    act: opens({ role: 'button', name: new RegExp(words('profile.birthday.set')) }),
  },
  'record-days': {
    at: '/mine/betRecord',
    async act(user) {
      await user.press({ role: 'radio', name: words('betHistory.range.custom') });
    },
  },
  'member-menu': {
    at: '/home',
    async act(user) {
      const own = { role: 'button', name: new RegExp(words('header.menu')) } as const;
      await user.press((await user.look(own)) ? own : { role: 'button', name: words('site.nav.menu') });
    },
  },
  feedback: { at: '/mine/feedback' },
  tour: { at: '/mine/introTutorial' },
  vip: { at: '/mine/vip' },
  letter: {
    at: '/mine/message',
    act: user => user.press({ role: 'button', inside: { role: 'heading', last: true } }),
  },
};

for (const [visitor, scenes] of [
  ['anybody', visitorScenes],
  ['member', memberScenes],
] as const) {
  test.describe(() => {
    test.use({ visitor });
    test(`more pages and dialogs of ${visitor}`, async ({ page, draw }) => {
      const onPhone = (page.viewportSize()?.width ?? 0) <= 1120;
      for (const [name, { at, act }] of Object.entries(scenes))
        await draw(name, at, async (user, engine) => act?.(user, engine, onPhone));
    });
  });
}
