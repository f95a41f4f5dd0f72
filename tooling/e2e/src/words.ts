import { readFileSync } from 'node:fs';
import { draftCatalog } from '@lobby/i18n/draft';
import type { SiteOptions } from './options.ts';

type Language = SiteOptions['language'];

const read = new Map<string, Record<string, string>>();

/**
 * The texts of the site, from the catalogue of their package: `say('zh-TW', 'site.member.login')`.
 * A journey finds elements by these texts, like a person.
 */
export function say(language: Language, id: string, values: Record<string, string | number> = {}): string {
  const text = catalog(id.split('.')[0] ?? '', language)[id];
  if (text === undefined) throw new Error(`No package says "${id}" in ${language}.`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The same text as the beginning of a pattern: everything up to the first missing value. */
export function saying(language: Language, id: string, values: Record<string, string | number> = {}): RegExp {
  const parts = say(language, id, values).split(/\{\w+\}/);
  return new RegExp(parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.*'));
}

/** Screens with texts of their own, by their package. */
const screens: Readonly<Record<string, string>> = {
  accounts: 'wallet/src/accounts',
  confirm: 'verification/src/confirm',
  fairness: 'sportsbook/src/fairness',
  header: 'site/src/header',
  limits: 'wallet/src/limits',
  maintenance: 'site/src/maintenance',
  mine: 'member-area/src/frame',
  overview: 'member-area/src/overview',
  page: 'site/src/routes',
  withdrawalPassword: 'wallet/src/withdrawal-password',
  profile: 'account/src/profile',

  prompts: 'site/src/prompts',
  purses: 'wallet/src/purses',
  transactions: 'wallet/src/transactions',
  betHistory: 'bet-history/src',
  betHistoryFile: 'bet-history/src/history/export',
  security: 'account/src/security',
  securityScore: 'verification/src/security-score',
  tour: 'member-area/src/tour',
  transfer: 'wallet/src/transfer',
  withdrawal: 'wallet/src/withdrawals',
};

function catalog(name: string, language: Language): Record<string, string> {
  const key = `${name} ${language}`;
  const known = read.get(key) ?? inLanguage(sourceOf(name), language);
  read.set(key, known);
  return known;
}

function sourceOf(name: string): Record<string, string> {
  const folder = screens[name] ?? `${name}/src`;
  const file = new URL(`../../../packages/${folder}/messages/zh-CN.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Traditional Chinese is generated here as at build time. */
function inLanguage(source: Record<string, string>, language: Language): Record<string, string> {
  return language === 'zh-TW' ? draftCatalog(source) : source;
}
