const ground = ['feature', 'dialogs', 'brand-kit', 'i18n', 'ui-kit', 'api-client'] as const;

/**
 * Who may lean on whom directly: the one statement of it, floor by floor. `npm run arrows` writes the tags of turbo
 * and the picture in `docs/architecture.md` from this table; `arrows.test.ts` compares it with what packages say.
 */
export const arrows = {
  betting: [],
  draws: [],
  feature: [],
  'api-client': [],
  i18n: [],
  'allowed-html': [],
  'ui-kit': ['allowed-html'],
  funds: ['betting'],
  testing: [],
  'brand-kit': ['feature'],
  dialogs: ['ui-kit'],
  forms: ['ui-kit'],
  pictures: ['api-client', 'brand-kit', 'i18n', 'ui-kit'],
  verification: ['forms', 'dialogs', 'brand-kit', 'i18n', 'ui-kit', 'api-client'],
  auth: [...ground, 'verification', 'forms'],
  member: [...ground, 'betting', 'verification', 'forms', 'pictures'],
  content: ground,
  betslip: [...ground, 'betting'],
  sportsbook: [...ground, 'betslip', 'betting', 'draws'],
  wallet: [...ground, 'funds', 'betting', 'verification', 'forms', 'pictures'],
  site: [...ground, 'verification'],
  'http-door': [],
  'payment-provider': [],
  leagues: ['draws', 'betting'],
  fixtures: ['betting'],
  simulation: ['fixtures', 'leagues', 'draws', 'betting'],
  // The simulation is for tests of pricing only; `platform-folders.test.ts` holds that.
  pricing: ['fixtures', 'leagues', 'draws', 'betting', 'api-client', 'simulation'],
  captcha: ['draws'],
  'page-client': [],
  'picture-files': [],
  platform: [
    'allowed-html',
    'api-client',
    'betting',
    'captcha',
    'draws',
    'fixtures',
    'funds',
    'http-door',
    'leagues',
    'page-client',
    'payment-provider',
    'picture-files',
    'pricing',
    'simulation',
    'testing',
  ],
  brand: ['brand-kit'],
  app: ['brand', 'site', 'auth', 'member', 'content', 'betslip', 'sportsbook', 'ui-kit', 'wallet'],
} as const satisfies Record<string, readonly string[]>;

/** A row of the table: a package by its folder, every brand as `brand`, every app as `app`. */
export type Room = keyof typeof arrows;

export const rooms = Object.keys(arrows) as Room[];

/** All that a room reaches, directly or through others; itself not. */
export function reachedFrom(room: Room): Room[] {
  const reached = new Set<Room>();
  const visit = (from: Room) => {
    for (const to of arrows[from] as readonly Room[]) {
      if (reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(room);
  return rooms.filter(to => reached.has(to));
}

/** The row of a folder: `packages/auth` → `auth`, `brands/xinghe` → `brand`; undefined for tools. */
export function roomOf(folder: string): Room | undefined {
  const [kind, name = ''] = folder.split('/');
  if (kind === 'brands') return 'brand';
  if (kind === 'apps') return 'app';
  return name in arrows && (kind === 'packages' || kind === 'tooling') ? (name as Room) : undefined;
}
