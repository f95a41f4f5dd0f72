import { answersForgotten, api, configureApi } from '@lobby/api';
import { endSession, startSession } from '@lobby/api/session';
import { contract } from '@lobby/api-client/contract';
import { fakeApiSettings, fakePlatform, refuse } from '@lobby/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../../../store/create-store.ts';
import { LazyOpeningNotice } from './lazy-opening-notice.tsx';

const { advertising, playerProtection } = contract;
const day = 86_400_000;

let root: Root;
let store: ReturnType<typeof createSiteStore>['store'];
let pause: object | null;
/** The wishes of the member whose token comes with a call. */
let wishes: Record<string, string[]>;
let asked: string[];
let answerToWish: (wish: { halls: string[]; wished: boolean }) => unknown;
let sent: unknown[];

beforeEach(() => {
  [pause, wishes, asked, sent] = [null, {}, [], []];
  answerToWish = ({ halls, wished }) => ({ halls: wished ? halls : [] });
  let token = '';
  const states = { sport: 'open', realbet: 'coming', chess: 'coming', vip: 'coming', fish: 'hidden' };
  const answers = fakePlatform({
    [advertising.navigationList.path]: Object.entries(states).map(([code, state]) => ({
      code,
      badge: '',
      state,
    })),
    [playerProtection.sessionReminder.path]: () => ({ minutes: 0, since: 0, pause }),
    [advertising.hallWishes.path]: () => ({ halls: wishes[token] ?? [] }),
    [advertising.wishHalls.path]: (payload: Parameters<typeof answerToWish>[0]) => {
      sent.push(payload);
      return answerToWish(payload);
    },
  });
  configureApi({
    ...fakeApiSettings,
    fetch: (input, init) => {
      const request = new Request(input, init);
      token = request.headers.get('x-api-token') ?? '';
      asked.push(new URL(request.url).pathname);
      return answers(request);
    },
  });
  store = createSiteStore().store;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <Provider store={store}>
      <LazyOpeningNotice />
    </Provider>,
  );
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  endSession();
});

const button = () => document.querySelector('button');
const said = () => document.querySelector('[role="status"]')?.textContent;
const login = (who: string) => startSession({ token: who, userId: who });
const shows = (words: string) => vi.waitFor(() => expect(button()?.textContent).toBe(words));

it('a visitor is offered nothing and asks nothing; a member is, once logged in', async () => {
  await vi.waitFor(() =>
    expect(store.getState().api.queries['navigation(undefined)']?.status).toBe('fulfilled'),
  );
  expect(button()).toBeNull();
  expect(asked).not.toContain(advertising.hallWishes.path);
  login('a');
  await shows('开放时通知我');
  expect(said()).toBe('');
});

it('asks for the halls that are being prepared and no other category, and takes that back', async () => {
  login('a');
  await shows('开放时通知我');
  button()?.click();
  await shows('取消登记');
  expect(said()).toBe('已登记，开放时发站内信');
  button()?.click();
  await shows('开放时通知我');
  const halls = ['realbet', 'chess'];
  expect(sent).toEqual([
    { halls, wished: true },
    { halls, wished: false },
  ]);
});

it('offers nothing in a pause, and does once it is over', async () => {
  pause = { kind: 'time-out', since: 0, until: Date.now() + day, endsAt: null };
  login('a');
  await vi.waitFor(() =>
    expect(store.getState().api.queries['sessionReminder(undefined)']?.status).toBe('fulfilled'),
  );
  expect(button()).toBeNull();
  expect(asked).not.toContain(advertising.hallWishes.path);
  pause = null;
  store.dispatch(api.util.invalidateTags(['Limits']));
  await shows('开放时通知我');
});

it('shows another member what that one asked for', async () => {
  wishes = { a: ['realbet', 'chess'] };
  login('a');
  await shows('取消登记');
  login('b');
  // As a site does when another member is there.
  store.dispatch(answersForgotten());
  await shows('开放时通知我');
});

it('says what failed, also that the halls have changed meanwhile', async () => {
  login('a');
  await shows('开放时通知我');
  answerToWish = () => refuse('not-found');
  button()?.click();
  await vi.waitFor(() => expect(said()).toBe('大厅刚有变化，请刷新页面'));
  answerToWish = () => {
    throw new TypeError('Failed to fetch');
  };
  button()?.click();
  await vi.waitFor(() => expect(said()).toBe('没有得到确认，请重试'));
  await shows('开放时通知我');
});
