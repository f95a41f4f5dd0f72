import { endSession, startSession } from '@lobby/api/session';
import { oneShot } from '@lobby/api/storage/one-shot';
import { contract } from '@lobby/api-client/contract';
import { liveHook } from '@lobby/ui-testing/hooks';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setNotToday } from '../../prompts/announcements/not-today.ts';
import type { SiteStore } from '../../store/create-store.ts';
import { showPopups } from './show-popups.ts';
import { usePopups } from './use-popups.ts';

const { memberInfo } = contract.userSession;
const member = {
  ...{ userId: 'u', name: 'linqiao88', realName: '', phone: '', email: '', bindPhone: false },
  ...{ bindRealName: false, vipLevel: 0, registerDate: 0, balance: '0', totalMoney: '0.00' },
};
const news = { id: 'n1', title: '端午加码', content: '<p>……</p>', publishedAt: 1 };

beforeEach(() => startSession({ token: 't', userId: 'u' }));

const shown = (popups?: readonly unknown[]) =>
  liveHook(() => usePopups(true), { [memberInfo.path]: { ...member, popups } });

it('what was announced since the login before is shown after a login, once', async () => {
  oneShot.putFor('login', 'u');
  const { asked, dialogs } = await shown([news]);
  await vi.waitFor(() => expect(dialogs()).toEqual(['site/announcements']));
  expect(asked).toMatchObject([{ path: memberInfo.path, isPop: 1, langx: 'zh-CN' }]);
  expect(oneShot.takeFor('login')).toBeUndefined();
});

it('a page that nobody logged in on asks for nothing', async () => {
  const { asked } = await shown([news]);
  expect(asked).toEqual([]);
});

it('a platform that answers none opens nothing', async () => {
  oneShot.putFor('login', 'u');
  const { asked, dialogs } = await shown();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(dialogs()).toEqual([]);
});

it('who has logged out before the answer is told nothing', async () => {
  oneShot.putFor('login', 'u');
  let say = (_: typeof answer) => {};
  const answer = { ...member, popups: [news] };
  const said = new Promise<typeof answer>(resolve => {
    say = resolve;
  });
  const { actions, asked, dialogs } = await liveHook(() => usePopups(true), {
    [memberInfo.path]: () => said,
  });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  endSession();
  say(answer);
  await vi.waitFor(() => expect(actions.map(({ type }) => type)).toContain('api/executeQuery/fulfilled'));
  expect(dialogs()).toEqual([]);
});

it('a member who came after the one who logged in here is not asked for', async () => {
  oneShot.putFor('login', 'another');
  const drawn = vi.fn();
  const { asked } = await liveHook(() => {
    usePopups(true);
    useEffect(drawn, []);
  }, {});
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
  expect(oneShot.takeFor('login')).toBeUndefined();
  expect(asked).toEqual([]);
});

describe('not today', () => {
  const lastSecond = Date.parse('2026-11-20T23:59:59+08:00');

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(lastSecond);
    setNotToday(true, Date.parse('2026-11-20T00:00:00+08:00'));
  });
  afterEach(() => {
    vi.useRealTimers();
    setNotToday(false, 0);
  });

  async function showNow() {
    const page = await liveHook(() => useDispatch<SiteStore['dispatch']>(), {
      [memberInfo.path]: { ...member, popups: [news] },
    });
    await showPopups(page.now(), 'zh-CN', () => true);
    return { asked: page.asked.length, dialogs: page.dialogs() };
  }
  const opened = { asked: 1, dialogs: ['site/announcements'] };

  it('opens and asks for nothing until midnight in Beijing', async () => {
    expect(await showNow()).toEqual({ asked: 0, dialogs: [] });
  });
  it('is over at midnight in Beijing', async () => {
    vi.setSystemTime(lastSecond + 1_000);
    expect(await showNow()).toEqual(opened);
  });
  it('can be taken back', async () => {
    setNotToday(false, lastSecond);
    expect(await showNow()).toEqual(opened);
  });
});
