import { paths } from '@lobby/feature';
import { matchPath } from 'react-router-dom';

/**
 * Pages of the specification that no feature brings yet (docs/rules.md#pages). A house rule compares them with `paths` and
 * with what the features bring, so a page leaves this list with the change that builds it.
 */
const plannedPages: readonly string[] = [
  ...[paths.game.live, paths.game.chess, paths.game.esports, paths.game.lottery, paths.game.slots],
  ...[paths.game.fishing, paths.mine.vip],
  ...[paths.discounts, paths.download, paths.sponsor],
].map(page => page.pattern);

/** The same, of paths that nothing leads to yet. */
const unnamed: readonly string[] = [
  '/dz/game',
  '/pg/game',
  '/activity/activityLandPage/:id',
  '/activity/againDeposit/:id',
  '/activity/bettingGift/:id',
  '/activity/drawGift/:id',
  '/activity/firstDeposit/:id',
  '/activity/friendInvitation',
  '/activity/newTask/:id',
  '/activity/racePage/:id',
  '/activity/signGift/:id',
  '/mine/exchange',
  '/mine/giftRecord',
  '/mine/vip/detail',
  '/mine/welfare',
  ...[
    'kh',
    'ck',
    'qk',
    'zz',
    'yhgz',
    'tjllq',
    'xnbcqkjc',
    'tytzjc',
    'tysstqth',
    'fjcjc',
    'rqgl',
    'dxqgl',
  ].map(page => `/app/help/${page}`),
  ...['cpwt', 'dzjj', 'zrwt', 'qtwt', 'hzhb', 'zxkf'].map(page => `/app/help/${page}`),
];

/** Whether a path without a screen is that of a page that is being built. */
export function isPlanned(pathname: string): boolean {
  return [...plannedPages, ...unnamed].some(pattern => matchPath(pattern, pathname) !== null);
}
