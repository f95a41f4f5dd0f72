import type { Draft } from '../draft/draft.ts';

/** Where the server is: a package for each of its parts. */
export const server = 'platform';

/** The file that declares a domain of the server, `platform/cashier/src/deposits/deposits.domain.ts`; none: there is no such domain. */
export function findDomain(draft: Draft, name: string): string | undefined {
  return sourcesOf(draft)
    .flatMap(folder => [`${folder}/${name}.domain.ts`, `${folder}/${name}/${name}.domain.ts`])
    .find(file => draft.has(file));
}

/** The folders of sources of every package of the server. */
const sourcesOf = (draft: Draft): string[] => draft.namesIn(server).map(part => `${server}/${part}/src`);
