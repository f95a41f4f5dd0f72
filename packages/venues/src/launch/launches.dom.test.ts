import { endSession, startSession } from '@lobby/api/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wanted } from './launch.flow.ts';

const wanted: Wanted = { enName: 'SHBY', gameCode: 'deep-sea', name: '深海', isTrial: false };
const url = 'https://games.example.com/play/deep-sea?token=secret';

/** The module as a page loads it: after a reload it remembers what the tab keeps alone. */
async function loadPage() {
  vi.resetModules();
  return import('./launches.ts');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => endSession());

it('a launch is shown once at its address', async () => {
  const page = await loadPage();
  page.keepLaunch('L1', { wanted, url });
  expect(page.freshAddress('L1')).toBe(url);
  page.launchShown('L1');
  expect(page.freshAddress('L1')).toBeUndefined();
  expect(page.launchedBefore('L1')).toEqual(wanted);
});

it('after a reload the tab knows what was launched, and nothing of its address', async () => {
  (await loadPage()).keepLaunch('L1', { wanted, url });
  const reloaded = await loadPage();
  expect(reloaded.launchedBefore('L1')).toEqual(wanted);
  expect(reloaded.freshAddress('L1')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it.each(['L2', '', '__proto__', url])('an id of no launch of this tab, as %j, leads nowhere', async id => {
  const page = await loadPage();
  page.keepLaunch('L1', { wanted, url });
  expect(page.launchedBefore(id)).toBeUndefined();
});

it('remembers the last twenty', async () => {
  const page = await loadPage();
  for (let at = 1; at <= 21; at++) page.keepLaunch(`L${at}`, { wanted, url });
  const reloaded = await loadPage();
  expect(reloaded.launchedBefore('L1')).toBeUndefined();
  expect(reloaded.launchedBefore('L21')).toEqual(wanted);
});

describe('what a member launched', () => {
  const who = (userId: string) => startSession({ token: `token of ${userId}`, userId });
  const shows = (page: Awaited<ReturnType<typeof loadPage>>) => [
    page.launchedBefore('L1'),
    page.freshAddress('L1'),
  ];

  it.each([
    ['after a logout', () => endSession()],
    ['for another member who logs in', () => who('u2')],
    [
      'for another member after a logout',
      () => {
        endSession();
        who('u2');
      },
    ],
  ])('is nothing %s, in the page and after a reload, and is stored no more', async (_, change) => {
    who('u1');
    const page = await loadPage();
    page.keepLaunch('L1', { wanted, url });
    expect(shows(page)).toEqual([wanted, url]);
    change();
    expect(shows(page)).toEqual([undefined, undefined]);
    expect(shows(await loadPage())).toEqual([undefined, undefined]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('deep-sea');
  });

  it('does not come back when the member does', async () => {
    who('u1');
    const page = await loadPage();
    page.keepLaunch('L1', { wanted, url });
    who('u2');
    page.keepLaunch('L2', { wanted, url });
    who('u1');
    expect(shows(page)).toEqual([undefined, undefined]);
    expect(page.launchedBefore('L2')).toBeUndefined();
  });

  it('is nothing for a visitor whose tab was restored after the session had ended', async () => {
    who('u1');
    (await loadPage()).keepLaunch('L1', { wanted, url });
    const left = { ...sessionStorage };
    endSession();
    for (const [key, text] of Object.entries(left)) sessionStorage.setItem(key, String(text));
    expect(shows(await loadPage())).toEqual([undefined, undefined]);
    expect(sessionStorage).toHaveLength(0);
  });
});
