import { path } from './path.ts';

/** Every page by name, of the specification's section 2. `paths.game.sport({ enName: 'crty' })` writes its path. */
export const paths = {
  home: path('/home'),
  redirect: path('/redirect/:path'),
  fairness: path('/fairness/:ecid?'),
  game: {
    sport: path('/game/sport/:enName'),
    live: path('/game/realbet'),
    chess: path('/game/chess'),
    esports: path('/game/gaming'),
    lottery: path('/game/lottery'),
    slots: path('/game/egame'),
    fishing: path('/game/fishing'),
  },
  mine: {
    auth: path('/mine/auth'),
    betRecord: path('/mine/betRecord'),
    deposit: path('/mine/savemoney'),
    feedback: path('/mine/feedback'),
    message: path('/mine/message'),
    overview: path('/mine'),
    tradeRecord: path('/mine/transRecord'),
    transfer: path('/mine/transfermoney'),
    userInfo: path('/mine/userinfo'),
    vip: path('/mine/vip'),
    wallet: path('/mine/wallet'),
    withdrawal: path('/mine/takemoney'),
  },
  help: {
    about: path('/app/help/gywm'),
    privacy: path('/app/help/ysgz'),
    saferGambling: path('/app/help/bczr'),
    sportsRules: path('/app/help/tywt'),
    terms: path('/app/help/gztk'),
  },
  discounts: path('/activity/discount'),
  download: path('/download'),
  sponsor: path('/sponsor'),
  venture: path('/venture'),
} as const;
