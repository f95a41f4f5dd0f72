const ground = ['feature', 'dialogs', 'brand-kit', 'i18n', 'ui-kit', 'api', 'api-client'] as const;

/**
 * Which package may depend on which directly, from the leaves up: the only list of it. `npm run arrows` writes the
 * tags of turbo and the picture in `docs/architecture.md` from this table; `arrows.test.ts` compares it with what
 * packages say.
 */
export const arrows = {
  testing: [],
  money: [],
  calendar: [],
  sports: [],
  betting: ['money', 'calendar', 'sports'],
  draws: [],
  feature: [],
  'chat-socket': ['testing'],
  'api-client': ['calendar', 'sports', 'chat-socket'],
  api: ['api-client'],
  i18n: ['calendar'],
  'allowed-html': [],
  'ui-kit': ['allowed-html'],
  funds: ['money', 'calendar', 'testing'],
  games: ['money', 'draws', 'testing'],
  market: [],
  'brand-kit': ['feature', 'market'],
  dialogs: ['ui-kit'],
  'ui-testing': ['api', 'api-client', 'brand-kit', 'dialogs', 'feature'],
  forms: ['ui-kit'],
  pictures: ['api', 'api-client', 'brand-kit', 'i18n', 'ui-kit'],
  verification: [
    'forms',
    'feature',
    'dialogs',
    'brand-kit',
    'i18n',
    'ui-kit',
    'api',
    'api-client',
    'calendar',
    'ui-testing',
  ],
  operation: ['api', 'api-client'],
  auth: [...ground, 'verification', 'forms', 'ui-testing'],
  account: [...ground, 'market', 'verification', 'forms', 'ui-testing'],
  'member-area': [...ground, 'calendar', 'verification', 'ui-testing'],
  inbox: [...ground, 'forms', 'pictures', 'ui-testing'],
  content: [...ground, 'betting', 'sports', 'ui-testing'],
  betslip: [...ground, 'money', 'betting', 'sports', 'operation', 'ui-testing'],
  'bet-history': [...ground, 'forms', 'money', 'calendar', 'betting', 'betslip', 'sports', 'ui-testing'],
  sportsbook: [...ground, 'calendar', 'betslip', 'betting', 'sports', 'draws', 'ui-testing'],
  wallet: [
    ...ground,
    'money',
    'calendar',
    'funds',
    'verification',
    'forms',
    'pictures',
    'operation',
    'ui-testing',
  ],
  venues: [...ground, 'money', 'operation', 'ui-testing'],
  gifts: ['api', 'api-client', 'i18n', 'ui-kit', 'operation'],
  vip: [...ground, 'money', 'gifts', 'ui-testing'],
  promotions: [...ground, 'calendar', 'forms', 'money', 'draws', 'funds', 'gifts', 'ui-testing'],
  chat: [...ground, 'chat-socket', 'testing', 'ui-testing'],
  palette: [...ground, 'ui-testing'],
  site: [...ground, 'calendar', 'sports', 'verification', 'ui-testing'],
  'http-door': [],
  'payment-provider': [],
  // A foreign provider: nothing of the platform's own books.
  'venue-server': ['calendar', 'draws', 'games', 'http-door', 'market', 'money', 'testing'],
  leagues: ['calendar', 'draws', 'betting'],
  fixtures: ['calendar', 'betting', 'sports'],
  simulation: ['fixtures', 'leagues', 'calendar', 'draws', 'betting', 'sports'],
  // The simulation is for tests of pricing only; `platform-packages.test.ts` holds that.
  pricing: [
    'fixtures',
    'leagues',
    'money',
    'draws',
    'betting',
    'sports',
    'api-client',
    'simulation',
    'testing',
  ],
  captcha: ['draws'],
  'page-client': [],
  'picture-files': [],
  'platform-kernel': ['allowed-html', 'api-client', 'calendar', 'draws', 'http-door', 'market'],
  'platform-ledger': ['api-client', 'money', 'platform-kernel', 'testing'],
  'platform-messaging': ['api-client', 'calendar', 'money', 'picture-files', 'platform-kernel'],
  'platform-identity': [
    'api-client',
    'calendar',
    'captcha',
    'market',
    'money',
    'platform-kernel',
    'platform-ledger',
    'platform-messaging',
    'testing',
  ],
  'platform-protection': [
    'api-client',
    'calendar',
    'funds',
    'money',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'simulation',
  ],
  'platform-bonus': [
    'api-client',
    'calendar',
    'draws',
    'funds',
    'money',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'platform-messaging',
    'testing',
  ],
  'platform-cashier': [
    'api-client',
    'calendar',
    'funds',
    'market',
    'money',
    'payment-provider',
    'picture-files',
    'platform-bonus',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'platform-messaging',
    'platform-protection',
    'simulation',
    'testing',
    'venue-server',
  ],
  'platform-sportsbook': [
    'api-client',
    'betting',
    'calendar',
    'draws',
    'fixtures',
    'leagues',
    'market',
    'money',
    'page-client',
    'platform-bonus',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'platform-messaging',
    'platform-protection',
    'pricing',
    'simulation',
    'sports',
    'testing',
  ],
  'platform-simulated-feed': [
    'calendar',
    'draws',
    'fixtures',
    'leagues',
    'platform-kernel',
    'platform-ledger',
    'platform-sportsbook',
    'simulation',
    'sports',
  ],
  'platform-operator': ['api-client', 'platform-identity', 'platform-kernel', 'platform-messaging'],
  'platform-chat': [
    ...['platform-kernel', 'platform-identity', 'platform-ledger', 'chat-socket', 'api-client'],
    ...['calendar', 'money', 'testing'],
  ],
  platform: [
    'api-client',
    'calendar',
    'draws',
    'http-door',
    'money',
    'page-client',
    'payment-provider',
    'platform-bonus',
    'platform-cashier',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'platform-messaging',
    'platform-operator',
    'platform-protection',
    'platform-simulated-feed',
    'platform-sportsbook',
    'testing',
    'platform-chat',
  ],
  'platform-testing': [
    'api-client',
    'betting',
    'calendar',
    'captcha',
    'draws',
    'fixtures',
    'money',
    'page-client',
    'payment-provider',
    'platform',
    'platform-bonus',
    'platform-cashier',
    'platform-chat',
    'platform-identity',
    'platform-kernel',
    'platform-ledger',
    'platform-protection',
    'platform-simulated-feed',
    'platform-sportsbook',
    'pricing',
    'simulation',
    'sports',
  ],
  brand: ['brand-kit'],
  app: [
    'brand',
    'site',
    'auth',
    'account',
    'member-area',
    'bet-history',
    'inbox',
    'content',
    'betslip',
    'sportsbook',
    'ui-kit',
    'wallet',
    'venues',
    'vip',
    'promotions',
    'chat',
    'palette',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A row of the table: a package by its folder, every brand as `brand`, every app as `app`. */
export type PackageName = keyof typeof arrows;

export const packages = Object.keys(arrows) as PackageName[];

/** Every package that a row reaches, directly or through others, without itself. */
export function reachedFrom(row: PackageName): PackageName[] {
  const reached = new Set<PackageName>();
  const visit = (from: PackageName) => {
    for (const to of arrows[from] as readonly PackageName[]) {
      if (reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(row);
  return packages.filter(to => reached.has(to));
}

/**
 * The row of a folder: `packages/auth` → `auth`, `brands/xinghe` → `brand`, `platform/app` → `platform`,
 * `platform/ledger` → `platform-ledger`; undefined for tools.
 */
export function packageOf(folder: string): PackageName | undefined {
  const [kind, name = ''] = folder.split('/');
  if (kind === 'brands') return 'brand';
  if (kind === 'apps') return 'app';
  const row = kind === 'platform' ? platformRow(name) : name;
  const hasRow = row in arrows && (kind === 'packages' || kind === 'platform' || kind === 'tooling');
  return hasRow ? (row as PackageName) : undefined;
}

/** A leaf of platform/ has its own name; a package with tables has a prefix, since a feature may have the same name. */
function platformRow(folder: string): string {
  if (folder === 'app') return 'platform';
  return folder in arrows && !(`platform-${folder}` in arrows) ? folder : `platform-${folder}`;
}
