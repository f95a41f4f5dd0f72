import { defineRoute, type Frame, type Layout, paths } from '@lobby/feature';
import { expect, it, vi } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { arrive } from './arrive.ts';

const load = async () => ({ default: () => null });
const mineFrame: Frame = { texts: siteMessages, load };

/** Arrives at a page with a layout; answers what was loaded for it. */
async function loadedFor(layout: Layout, bring = vi.fn(async () => () => null)) {
  const { pattern } = paths.mine.betHistory;
  const route = defineRoute({
    path: pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout,
    access: 'public',
    load,
  });
  const world = {
    table: [route],
    screens: { bring, brought: bring },
    mineFrame,
    loggedIn: () => true,
    isBound: async () => true,
    askToLogIn: () => {},
    askToBind: () => {},
  };
  const location = { pathname: pattern, search: '', hash: '', state: null, key: 'default' };
  expect(await arrive(location, world)).toBeUndefined();
  return { bring, route };
}

it('loads the frame of the member area with a page that stands in it', async () => {
  const { bring, route } = await loadedFor('mine');
  expect(bring.mock.calls).toEqual([[mineFrame], [route]]);
});

it('sends a member with nothing bound to the security page, which remembers the page', async () => {
  const { pattern } = paths.mine.withdrawal;
  const route = defineRoute({
    path: pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'mine',
    access: 'bound',
    load,
  });
  const bring = vi.fn();
  const askToBind = vi.fn();
  const world = {
    table: [route],
    screens: { bring, brought: bring },
    loggedIn: () => true,
    isBound: async () => false,
    askToLogIn: () => {},
    askToBind,
  };
  const location = { pathname: pattern, search: '?amount=500', hash: '', state: null, key: 'default' };
  expect(await arrive(location, world)).toEqual({
    to: paths.mine.auth(),
    state: { goingTo: `${pattern}?amount=500` },
  });
  expect(askToBind).toHaveBeenCalledOnce();
  expect(bring).not.toHaveBeenCalled();
});

it('loads no frame for any other page', async () => {
  const { bring, route } = await loadedFor('main');
  expect(bring.mock.calls).toEqual([[route]]);
});

it('arrives also when nothing can be loaded, which is shown in its place', async () => {
  await loadedFor(
    'mine',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  );
});

it.each([true, undefined])(
  'ignoreCache %s: forgets what was answered before the screen is brought',
  async ignoreCache => {
    const steps: string[] = [];
    const route = defineRoute({
      path: paths.mine.auth.pattern,
      title: 'site.home.title',
      texts: siteMessages,
      layout: 'mine',
      access: 'public',
      ignoreCache,
      load,
    });
    const bring = async () => {
      steps.push('brought');
      return () => null;
    };
    const world = {
      table: [route],
      screens: { bring, brought: bring },
      loggedIn: () => true,
      isBound: async () => true,
      askToLogIn: () => {},
      askToBind: () => {},
      forgetAnswers: () => void steps.push('forgotten'),
    };
    await arrive({ pathname: '/mine/auth', search: '', hash: '', state: null, key: 'default' }, world);
    expect(steps).toEqual(ignoreCache ? ['forgotten', 'brought'] : ['brought']);
  },
);
