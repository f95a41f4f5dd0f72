import type { Switches } from '@lobby/feature';
import * as v from 'valibot';
import type { Brand, BrandText } from './brand.ts';
import { drawing, drawings, look } from './check-look.ts';

const locale = v.picklist(['zh-CN', 'zh-TW'], 'must be zh-CN or zh-TW');
const words = v.pipe(v.string('must be text'), v.trim(), v.nonEmpty('must not be empty'));
const text = v.object({ 'zh-CN': words, 'zh-TW': words }, 'must give words for zh-CN and zh-TW');
const answer = v.boolean('must be answered with true or false');
const origin = v.pipe(
  v.string('must be an origin such as https://example.com'),
  v.check(isHttpOrigin, 'must be an http(s) origin without a path, such as https://example.com'),
);
const socketOrigin = v.pipe(
  v.string('must be a socket origin such as wss://chat.example.com'),
  v.regex(/^wss?:\/\/[^/\s]+$/, 'must be a ws(s) origin without a path, such as wss://chat.example.com'),
);

const banner = v.strictObject({
  id: words,
  title: text,
  text,
  action: text,
  to: v.pipe(words, v.regex(/^\/(?!\/)/, 'must be a path of this site, starting with /')),
  Art: drawing,
});

const brandSchema = v.strictObject({
  code: v.pipe(words, v.regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes')),
  siteId: v.pipe(words, v.regex(/^\d+$/, 'must be the digits of the site id')),
  terminalCode: v.pipe(
    v.number('must be a number'),
    v.integer('must be a whole number'),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(999_999, 'must be at most 999999'),
  ),
  secondCodeFlag: v.picklist([0, 1], 'must be 0 or 1'),
  defaultEdition: v.picklist(['classic', 'pro'], 'must be classic or pro'),
  defaultLocale: locale,
  locales: v.pipe(
    v.array(locale, 'must be a list of locales'),
    v.minLength(1, 'must name at least one locale'),
  ),
  api: v.strictObject({
    baseUrl: origin,
    direct: answer,
    host: origin,
    keyId: words,
    key: v.pipe(
      v.string('must be text'),
      v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64 (44 characters)'),
    ),
    signature: v.optional(v.picklist([1, 2], 'must be 1 or 2')),
    encryption: answer,
  }),
  chat: v.strictObject({ baseUrl: socketOrigin }),
  captcha: v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('own') }),
      v.strictObject({
        kind: v.literal('geetest'),
        captchaId: words,
        scriptOrigin: origin,
        otherOrigins: v.array(origin, 'must be a list of origins, which may be empty'),
      }),
    ],
    'must be { kind: own } or { kind: geetest, captchaId, scriptOrigin, otherOrigins }',
  ),
  allowedFrameOrigins: v.array(origin, 'must be a list of origins, which may be empty'),
  allowedLinkOrigins: v.array(origin, 'must be a list of origins, which may be empty'),
  restrictedRegions: v.array(
    v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a two-letter region code such as SG')),
    'must be a list of region codes, which may be empty',
  ),
  switches: v.strictObject({
    deposit: answer,
    selfRunSports: answer,
    skippingSports: answer,
    professionalTheme: answer,
    permanentSite: answer,
    innerGames: answer,
    hideRealNumbers: answer,
    hideNavigationIcons: answer,
    withdrawalPassword: answer,
    hideAgents: answer,
    chat: answer,
    visitorsMayLook: answer,
  }),
  quickBetMax: v.optional(
    v.pipe(
      v.number('must be a number of yuan'),
      v.integer('must be whole yuan'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(1_000_000, 'must be at most 1000000'),
    ),
  ),
  words: v.strictObject({ name: text, slogan: text, welcome: text }),
  look,
  art: v.strictObject({
    ...drawings,
    Logo: drawing,
    AccessArt: drawing,
    LivingArt: v.optional(drawing),
    banners: v.strictObject({
      first: banner,
      later: v.optional(
        v.custom<unknown>(value => typeof value === 'function', 'must be a function that fetches banners'),
      ),
    }),
  }),
});

/**
 * Checks a brand while an app is built; never part of what players download.
 * Throws one error whose sentences name every wrong, missing or unknown answer.
 */
export function checkBrand(candidate: unknown, file = 'brand.ts'): Brand {
  const result = v.safeParse(brandSchema, candidate);
  if (!result.success) throw noBrand(file, result.issues.map(describe));
  // Safe: the schema spells out every field of Brand, and a type test below holds the two together.
  const brand = candidate as Brand;
  const problems = [
    ...crossProblems(brand),
    ...bannerProblems('art.banners.first', brand.art.banners.first, brand.switches),
  ];
  if (problems.length > 0) throw noBrand(file, problems);
  return brand;
}

/** Checks the banners that a brand's `banners.later` fetched; throws as `checkBrand` does. */
export function checkLaterBanners(
  candidate: unknown,
  { switches }: Pick<Brand, 'switches'>,
  file = 'brand.ts',
): void {
  const result = v.safeParse(v.array(banner, 'must be a list of banners'), candidate);
  const problems = result.success
    ? result.output.flatMap((one, index) => bannerProblems(String(index), one, switches))
    : result.issues.map(describe);
  if (problems.length > 0) throw noBrand(`${file}, art.banners.later`, problems);
}

/** Checks what a brand tells search engines, its `description`; throws as `checkBrand` does. */
export function checkDescription(candidate: unknown, file = 'brand.ts'): BrandText {
  const result = v.safeParse(text, candidate);
  if (!result.success) throw noBrand(`${file}, description`, result.issues.map(describe));
  return result.output;
}

function noBrand(file: string, problems: readonly string[]): Error {
  return new Error(`${file} does not describe a brand:\n${problems.map(line => `  - ${line}`).join('\n')}`);
}

/** Answers that are fine alone and wrong together. */
function crossProblems(brand: Brand): string[] {
  const problems: string[] = [];
  if (!brand.locales.includes(brand.defaultLocale))
    problems.push('`defaultLocale` must be one of `locales`.');
  if (brand.defaultEdition === 'pro' && !brand.switches.professionalTheme)
    problems.push(
      '`defaultEdition` is pro, but `switches.professionalTheme` is off; without it classic is forced.',
    );
  return problems;
}

/** The pages that a switch takes away, by how their paths begin. */
const switchedPages = [
  { at: '/mine/savemoney', isThere: ({ deposit }) => deposit, unless: '`switches.deposit` is off' },
  {
    at: '/game/sport',
    isThere: ({ selfRunSports }) => selfRunSports,
    unless: '`switches.selfRunSports` is off',
  },
  { at: '/agent', isThere: ({ hideAgents }) => !hideAgents, unless: '`switches.hideAgents` is on' },
] as const satisfies readonly { at: string; isThere(switches: Switches): boolean; unless: string }[];

/** What is wrong with a banner that leads to a page the brand has switched off. */
function bannerProblems(where: string, { to }: { readonly to: string }, switches: Switches): string[] {
  return switchedPages
    .filter(({ at, isThere }) => to.startsWith(at) && !isThere(switches))
    .map(({ unless }) => `\`${where}.to\` leads to ${to}, which is not there: ${unless}.`);
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the default export';
  if (issue.expected === 'never') return `\`${path}\` is not a question a brand is asked; remove it.`;
  if (issue.received === 'undefined') return `\`${path}\` is missing: every brand must answer it.`;
  return `\`${path}\` ${issue.message}; it is ${issue.received}.`;
}

function isHttpOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.origin === value;
}

type Checked = v.InferOutput<typeof brandSchema>;
/** Compiles only while the schema asks for exactly the fields of `Brand`. */
export type SchemaCoversBrand = [keyof Brand, keyof Brand['switches']] extends [
  keyof Checked,
  keyof Checked['switches'],
]
  ? true
  : never;
