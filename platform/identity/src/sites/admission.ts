import { type BlockList, isIPv6 } from 'node:net';
import { contract } from '@lobby/api-client/contract';
import type { ResultName } from '@lobby/api-client/result-codes';
import type { Admission } from '@lobby/platform-kernel/calls/admission';
import { networkOf } from '@lobby/platform-kernel/calls/caller-network';
import { networksOf } from '@lobby/platform-kernel/calls/networks';
import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { noteWarning, wasWarned } from './region-warnings.ts';
import {
  type AdmissionRules,
  type Closure,
  readRules,
  type SiteRules,
  type Suspension,
} from './site-rules.ts';

/** How long the rules are cached, ms. */
const readEveryMs = 1_000;

/** Customer service stays available, whoever is not let in. */
const alwaysAnswered: ReadonlySet<string> = new Set([contract.configuration.onlinecustomservice.path]);

const { login, register } = contract.userSession;
const doors: ReadonlyMap<string, keyof SiteRules['suspended']> = new Map([
  [login.path, 'login'],
  [register.path, 'registration'],
]);

const suspendedWith: Readonly<Record<Suspension, ResultName>> = {
  dialog: 'login-register-suspended-with-popup',
  message: 'login-register-suspended-without-popup',
  silent: 'popup-not-prompted',
};

/**
 * Reads the rules of the sites once a second at most, so that a switch is thrown without a restart on every server and no
 * call asks the database.
 * @param elapsed ms since some fixed moment; not the platform's clock, which tests move.
 */
export function createAdmission(
  { db, clock, limits }: Pick<Platform, 'db' | 'clock' | 'limits'>,
  elapsed: () => number = () => performance.now(),
): Admission {
  let readAt = Number.NEGATIVE_INFINITY;
  let rules: Promise<AdmissionRules> = Promise.resolve({ platform: undefined, sites: new Map() });

  async function rulesNow(): Promise<AdmissionRules> {
    if (elapsed() - readAt >= readEveryMs) {
      readAt = elapsed();
      rules = readRules(db);
      // What could not be read is read again with the next call, and not for every call of a second a failure.
      rules.catch(() => {
        readAt = Number.NEGATIVE_INFINITY;
      });
    }
    return rules;
  }

  return {
    async admit({ siteId, path, ip, country, deviceId }) {
      const { platform, sites } = await rulesNow();
      const site = sites.get(siteId);
      if (!site || alwaysAnswered.has(path)) return;
      if (platform) throw closed('system-under-maintenance', platform);
      if (site.closure) throw closed('maintenance', site.closure);
      if (blockedOf(site).check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) throw new Refusal('ip-restricted');
      const door = doors.get(path);
      if (!door) return;
      demandNotSuspended(site, site.suspended[door]);
      // A warning is no refusal for good: the same call sent again is answered.
      if (!site.warnedRegions.has(country)) return;
      const warned = { siteId, deviceId, country };
      if (await wasWarned(db, warned, clock.now())) return;
      // Whoever calls chooses the device, and each is stored.
      await limits.warningsPerAddress.spend(networkOf(ip));
      if (await noteWarning(db, warned, clock.now())) throw new Refusal('region-warning');
    },
    async demandRegion({ siteId, country }) {
      const { sites } = await rulesNow();
      if (sites.get(siteId)?.restrictedRegions.has(country)) throw new Refusal('region-limited');
    },
  };
}

const lists = new WeakMap<SiteRules, BlockList>();

/** Made once for what was read. */
function blockedOf(site: SiteRules): BlockList {
  const made = lists.get(site) ?? networksOf(site.blockedNetworks.map(wholeNetworkOf));
  lists.set(site, made);
  return made;
}

/** Of one IPv6 address its /64, all of which one caller has: they would go on with the next address of it. */
function wholeNetworkOf(network: string): string {
  if (network.includes('/') || !isIPv6(network)) return network;
  const whole = networkOf(network);
  // IPv4 addresses are mapped into the first one, which is nobody's.
  return whole.endsWith('/64') && !whole.startsWith('0:0:0:0:') ? whole : network;
}

function closed(result: ResultName, { until }: Closure): Refusal {
  return new Refusal(result, until === undefined ? {} : { data: { until } });
}

function demandNotSuspended({ suspensionText: notice }: SiteRules, how: Suspension | ''): void {
  if (how === '') return;
  throw new Refusal(suspendedWith[how], how === 'dialog' && notice ? { data: { notice } } : {});
}
