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
  'ui-kit': [],
  funds: ['betting'],
  'brand-kit': ['feature'],
  dialogs: ['ui-kit'],
  testing: ['api-client', 'brand-kit', 'dialogs', 'feature'],
  forms: ['ui-kit'],
  pictures: ['api-client', 'brand-kit', 'i18n', 'ui-kit'],
  verification: ['forms', 'feature', 'dialogs', 'brand-kit', 'i18n', 'ui-kit', 'api-client', 'testing'],
  operation: ['api-client'],
  auth: [...ground, 'verification', 'forms', 'testing'],
  member: [...ground, 'betting', 'verification', 'forms', 'pictures', 'testing'],
  content: ground,
  betslip: [...ground, 'betting', 'operation', 'testing'],
  sportsbook: [...ground, 'betslip', 'betting', 'draws', 'testing'],
  wallet: [...ground, 'funds', 'betting', 'verification', 'forms', 'pictures', 'operation', 'testing'],
  site: [...ground, 'verification', 'testing'],
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
