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

/** Lets stories of the shell link to the pages that a whole site has. */
export function WithPages({ children }: { children: ReactNode }) {
  return <WithPaths known={known}>{children}</WithPaths>;
}
