import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { ReactNode } from 'react';

const help = [paths.help.bczr];
const waysOfDeposit = [...help, paths.game.sport, paths.mine.transactions];
const waysOfPause = [...help, paths.mine.limits, paths.mine.withdrawal];

/** Lets stories link to the page on safer gambling. */
export function WithHelp({ children }: { readonly children: ReactNode }) {
  return <WithPaths known={help}>{children}</WithPaths>;
}

/** Lets stories of a deposit link to what it was made for. */
export function WithWaysOfDeposit({ children }: { readonly children: ReactNode }) {
  return <WithPaths known={waysOfDeposit}>{children}</WithPaths>;
}

/** Lets stories of a pause link to what is possible all the same. */
export function WithWaysOfPause({ children }: { readonly children: ReactNode }) {
  return <WithPaths known={waysOfPause}>{children}</WithPaths>;
}
