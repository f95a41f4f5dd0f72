import { accountFeature } from '@lobby/account';
import { endSession, startSession } from '@lobby/api/session';
import { authFeature } from '@lobby/auth';
import { betHistoryFeature } from '@lobby/bet-history';
import { betslipFeature } from '@lobby/betslip/feature';
import type { Brand } from '@lobby/brand-kit';
import { chatFeature } from '@lobby/chat';
import { contentFeature } from '@lobby/content';
import { inboxFeature } from '@lobby/inbox';
import { memberAreaFeature } from '@lobby/member-area';
import { createSite, startSite } from '@lobby/site';
import { sportsbookFeature } from '@lobby/sportsbook';
import { venuesFeature } from '@lobby/venues';
import { walletFeature } from '@lobby/wallet';
import { onTestFinished, vi } from 'vitest';
import { type Asked, scriptedPlatform } from './platform.ts';

/** Everything a site can have. */
export const features = [
  authFeature,
  betslipFeature,
  sportsbookFeature,
  accountFeature,
  memberAreaFeature,
  betHistoryFeature,
  inboxFeature,
  contentFeature,
  walletFeature,
  venuesFeature,
  chatFeature,
];

/** A site that has been started. */
export interface OpenedSite {
  /** What the platform was asked. */
  readonly asked: readonly Asked[];
  /** The elements of the page. */
  all(selector: string): HTMLElement[];
}

/** Starts a site with all features, as a browser does; the end of the test takes it away. `title`: what its operator calls it. */
export async function openSite(
  brand: Brand,
  path: string,
  isMember: boolean,
  { title = brand.words.name['zh-CN'] } = {},
): Promise<OpenedSite> {
  localStorage.clear();
  sessionStorage.clear();
  if (isMember) startSession({ token: 'token', userId: '1' });
  else endSession();
  window.history.replaceState(null, '', path);
  document.title = '';
  document.body.replaceChildren(document.createElement('div'));
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', scriptedPlatform(asked, title));
  const container = document.body.firstElementChild;
  if (!(container instanceof HTMLElement)) throw new Error('The page has no place for the site.');
  const close = await startSite(createSite(brand, features), container);
  onTestFinished(() => {
    close();
    endSession();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });
  return { asked, all: selector => [...document.querySelectorAll<HTMLElement>(selector)] };
}
