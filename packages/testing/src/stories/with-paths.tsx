import { defineRoute } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import type { ReactNode } from 'react';

interface WithPathsProps {
  readonly known: readonly { readonly pattern: string }[];
  readonly children: ReactNode;
}

const texts = { name: 'pages of a story', load: async () => {}, isLoaded: () => true };

/** Lets stories link to pages that a whole site has. */
export function WithPaths({ known, children }: WithPathsProps) {
  const table = known.map(({ pattern }) =>
    defineRoute({
      path: pattern,
      title: '',
      texts,
      layout: 'main',
      access: 'public',
      load: async () => ({ default: () => null }),
    }),
  );
  return <KnownPathsProvider table={table}>{children}</KnownPathsProvider>;
}
