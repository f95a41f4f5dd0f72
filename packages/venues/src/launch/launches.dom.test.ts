import { beforeEach, expect, it, vi } from 'vitest';
import type { Wanted } from './launch.flow.ts';

const wanted: Wanted = { enName: 'SHBY', gameCode: 'deep-sea', name: '深海', isTrial: false };
const url = 'https://games.example.com/play/deep-sea?token=secret';

/** The module as a page loads it: after a reload it remembers what the tab keeps alone. */
async function loadPage() {
  vi.resetModules();
  return import('./launches.ts');
}

beforeEach(() => sessionStorage.clear());

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
