import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { ReactNode } from 'react';

const { home, redirect, game, help, mine, fairness } = paths;
const known = [
  home,
  redirect,
  game.sport,
  fairness,
  mine.overview,
  mine.userInfo,
  mine.auth,
  mine.deposit,
  mine.betHistory,
  mine.message,
  ...Object.values(help),
];

/** Most halls of games are there, some are not yet. */
const withHalls = [...known, game.live, game.chess, game.esports, game.lottery];

/** Lets stories of the shell link to the pages that a whole site has; those of halls of games only where asked to. */
export function WithPages({ halls = false, children }: { halls?: boolean; children: ReactNode }) {
  return <WithPaths known={halls ? withHalls : known}>{children}</WithPaths>;
}
