import { defineRoute, paths } from '@lobby/feature';
import { wayBackTo } from '@lobby/feature/way-back';
import { afterEach, expect, it } from 'vitest';
import { siteMessages } from '../messages/index.ts';
import { arriveFirst } from './arrive.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

const page = (path: string, access: 'member' | 'bound') =>
  defineRoute({
    path,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'mine',
    access,
    load: async () => ({ default: () => null }),
  });

const bring = async () => () => null;
const world = {
  table: [page(paths.mine.withdrawal.pattern, 'bound'), page(paths.mine.auth.pattern, 'member')],
  screens: { bring, brought: bring },
  loggedIn: () => true,
  isBound: async () => false,
  askToLogIn: () => {},
  askToBind: () => {},
};

const wanted = wayBackTo({ pathname: paths.mine.withdrawal(), search: '?amount=500', hash: '' });

it('a first page that needs a binding is remembered by the security page it leads to', async () => {
  window.history.replaceState(null, '', wanted.goingTo);
  expect(await arriveFirst(world)).toMatchObject({ pathname: paths.mine.auth(), state: wanted });
});

it('a reload keeps what its entry of the history remembers', async () => {
  window.history.replaceState({ usr: wanted, key: 'k1', idx: 3 }, '', paths.mine.auth());
  expect(await arriveFirst(world)).toMatchObject({ state: wanted, key: 'k1' });
});

it('a page opened by its address remembers nothing', async () => {
  window.history.replaceState(null, '', paths.mine.auth());
  expect(await arriveFirst(world)).toMatchObject({ state: null, key: 'default' });
});
