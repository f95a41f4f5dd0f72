import { readFileSync } from 'node:fs';
import { draftCatalog } from '@lobby/i18n/draft';
import type { SiteOptions } from './options.ts';

type Language = SiteOptions['language'];

const read = new Map<string, Record<string, string>>();

/** What the build of a site fills in: the markets of both brands let in whoever is 18. */
const known = { minimumAge: 18 };

/**
 * The texts of the site, from the catalogue of their package: `say('zh-TW', 'site.member.login')`.
 * A journey finds elements by these texts, like a person.
 */
export function say(language: Language, id: string, values: Record<string, string | number> = {}): string {
  const text = catalog(id.split('.')[0] ?? '', language)[id];
  if (text === undefined) throw new Error(`No package says "${id}" in ${language}.`);
  const filled: Record<string, string | number> = { ...known, ...values };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(filled[name] ?? whole));
}

/** The same text as the beginning of a pattern: everything up to the first missing value. */
export function saying(language: Language, id: string, values: Record<string, string | number> = {}): RegExp {
  const parts = say(language, id, values).split(/\{\w+\}/);
  return new RegExp(parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}

/** Screens with texts of their own: where their catalogue is. */
const screens: Readonly<Record<string, string>> = {
  accounts: 'wallet/src/withdrawals/accounts/messages',
  chatWatch: 'chat/src/watch/messages',
  confirm: 'verification/src/confirm/messages',
  fairness: 'sportsbook/src/fairness/messages',
  floating: 'site/src/header/floating-bar/messages',
  hallMenu: 'site/src/header/hall-menu/messages',
  header: 'site/src/header/messages',
  limits: 'wallet/src/limits/messages',
  maintenance: 'site/src/maintenance/messages',
  mine: 'member-area/src/frame/messages',
  opening: 'site/src/home/halls/opening/messages',
  overview: 'member-area/src/overview/messages',
  page: 'site/src/plain-page/messages',
  withdrawalPassword: 'wallet/src/withdrawals/password/messages',
  profile: 'account/src/messages/profile',
  prompts: 'site/src/prompts/messages',
  purses: 'wallet/src/purses/messages',
  transactions: 'wallet/src/transactions/messages',
  betHistory: 'bet-history/src/messages',
  betHistoryFile: 'bet-history/src/history/export/messages',
  security: 'account/src/messages/security',
  securityScore: 'verification/src/security-score/messages',
  tabs: 'site/src/header/tab-bar/messages',
  tour: 'member-area/src/tour/messages',
  tracker: 'sportsbook/src/match/tracker/messages',
  transfer: 'wallet/src/purses/transfer/messages',
  withdrawal: 'wallet/src/withdrawals/messages',
};

function catalog(name: string, language: Language): Record<string, string> {
  const key = `${name} ${language}`;
  const texts = read.get(key) ?? inLanguage(sourceOf(name), language);
  read.set(key, texts);
  return texts;
}

function sourceOf(name: string): Record<string, string> {
  const folder = screens[name] ?? `${name}/src/messages`;
  const file = new URL(`../../../packages/${folder}/zh-CN.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Traditional Chinese is generated here as at build time. */
function inLanguage(source: Record<string, string>, language: Language): Record<string, string> {
  return language === 'zh-TW' ? draftCatalog(source) : source;
}
