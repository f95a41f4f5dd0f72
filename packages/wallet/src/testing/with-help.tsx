import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/testing/stories';
import type { ReactNode } from 'react';

const known = [paths.help.saferGambling];

/** Lets stories link to the page on safer gambling. */
export function WithHelp({ children }: { readonly children: ReactNode }) {
  return <WithPaths known={known}>{children}</WithPaths>;
}
