import { defineRoute, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import type { ReactNode } from 'react';
import { memberMessages } from '../messages/index.ts';

const { game, mine } = paths;

const table = [game.sport, ...Object.values(mine)].map(({ pattern }) =>
  defineRoute({
    path: pattern,
    title: 'member.overview.title',
    texts: memberMessages,
    layout: 'mine',
    access: 'member',
    load: async () => ({ default: () => null }),
  }),
);

/** Lets stories link to every page of the member area; `without`: paths that the site lacks. */
export function WithPages(props: { readonly without?: readonly string[]; readonly children: ReactNode }) {
  const { without = [], children } = props;
  const known = table.filter(({ path }) => !without.includes(path));
  return <KnownPathsProvider table={known}>{children}</KnownPathsProvider>;
}
