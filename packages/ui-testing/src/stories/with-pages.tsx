import { paths } from '@lobby/feature';
import type { ReactNode } from 'react';
import { WithPaths } from './with-paths.tsx';

const { game, mine } = paths;
const all = [game.sport, ...Object.values(mine)];

/** Lets stories link to every page of the member area; `without`: paths that the site lacks. */
export function WithPages(props: { readonly without?: readonly string[]; readonly children: ReactNode }) {
  const { without = [], children } = props;
  return <WithPaths known={all.filter(({ pattern }) => !without.includes(pattern))}>{children}</WithPaths>;
}
