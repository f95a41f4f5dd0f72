import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionState } from '../server.ts';
import { textsOf } from '../texts.ts';
import { fundsOf } from './funds.ts';

let answer: (state: object) => void;
const isInRound = vi.fn<() => boolean>();
const told: unknown[] = [];
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));
const answered = () => vi.waitFor(() => expect(told).toHaveLength(1));

beforeEach(() => {
  told.length = 0;
  isInRound.mockReset().mockReturnValue(false);
  vi.stubGlobal('fetch', () => {
    return new Promise(resolve => {
      answer = state => resolve(Response.json(state));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open() {
  const site = { tellParent: (message: unknown) => void told.push(message), isInRound };
  const state = { balance: '100.00', isTrial: false } as SessionState;
  const funds = fundsOf({ state, key: 'k', site, language: 'zh-CN', texts: textsOf('zh-CN') });
  onTestFinished(funds.follow());
  return { funds, figure: () => funds.element.querySelector('output')?.textContent };
}

it('are asked for when the page is looked at again, and told to the site', async () => {
  const { figure } = open();
  lookAgain();
  answer({ balance: '80.00' });
  await answered();
  expect(figure()).toBe('80');
  expect(told).toEqual([{ type: 'balance-changed', balance: '80.00' }]);
});

it('that a round has told meanwhile are not replaced by what was asked for before it', async () => {
  const { funds, figure } = open();
  lookAgain();
  const late = answer;
  funds.show('90.00');
  late({ balance: '100.00' });
  lookAgain();
  answer({ balance: '90.00' });
  await answered();
  expect(figure()).toBe('90');
});

it('are not told while a round is being shown, whose outcome they would give away', async () => {
  const { figure } = open();
  lookAgain();
  const late = answer;
  isInRound.mockReturnValue(true);
  late({ balance: '300.00' });
  await vi.waitFor(() => expect(isInRound).toHaveBeenCalledTimes(2));
  isInRound.mockReturnValue(false);
  lookAgain();
  answer({ balance: '100.00' });
  await answered();
  expect(figure()).toBe('100');
});
