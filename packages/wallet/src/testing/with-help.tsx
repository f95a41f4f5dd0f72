import { defineRoute, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import type { ReactNode } from 'react';
import { walletMessages } from '../messages/index.ts';

const table = [
  defineRoute({
    path: paths.help.saferGambling.pattern,
    title: 'wallet.deposit.title',
    texts: walletMessages,
    layout: 'main',
    access: 'public',
    load: async () => ({ default: () => null }),
  }),
];

/** Lets stories link to the page on safer gambling. */
export function WithHelp({ children }: { readonly children: ReactNode }) {
  return <KnownPathsProvider table={table}>{children}</KnownPathsProvider>;
}
