import type { Draft } from '../draft/draft.ts';
import { importingNames, intoList } from '../draft/insert.ts';
import { pascal } from '../names.ts';
import { folderOf, type NewCall } from './new-call.ts';
import { openDoor } from './open-door.ts';

const home = 'packages/api';

/** The hook that screens and dialogs use: `usePromotionConfigQuery`. */
export const hookOf = ({ endpoint, reads }: NewCall): string =>
  `use${pascal(endpoint)}${reads ? 'Query' : 'Mutation'}`;

/** Writes the endpoint and its hook into the file named after the file of the row. Answers that file. */
export function writeEndpoint(draft: Draft, call: NewCall): string {
  const { file, resource, name, endpoint } = call;
  const place = `${home}/src/endpoints/${file}.ts`;
  const hook = hookOf(call);
  const made = call.reads ? 'query' : 'mutation';
  if (!draft.has(place)) {
    draft.create(place, endpointFile(call));
    openDoor(draft, home, `endpoints/${file}`);
    return place;
  }
  draft.change(place, text => {
    const listed = intoList(place, text, 'endpoints: () => ({', `${endpoint}: ${made}(${resource}.${name})`);
    const imported = importingNames(listed, '../query/define.ts', [made]);
    const [exported, hooks = ''] = /export const \{([^}]*)\} =/.exec(imported) ?? [];
    if (exported)
      return imported.replace(exported, `export const { ${[...namesIn(hooks), hook].join(', ')} } =`);
    const endpoints = /(\w+) = api\.injectEndpoints/.exec(text)?.[1];
    return `${imported.trimEnd()}\n\nexport const { ${hook} } = ${endpoints};\n`;
  });
  return place;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map(name => name.trim())
    .filter(Boolean);

/** The endpoints of a resource that has none yet. */
function endpointFile(call: NewCall): string {
  const { service, file, resource, name, endpoint, path, reads } = call;
  const made = reads ? 'query' : 'mutation';
  return `import { ${resource} } from '@lobby/api-client/contract/${service}/${file}';
import { api } from '../query/api.ts';
import { ${made} } from '../query/define.ts';

/** \`${folderOf(path)}/*\`. */
const ${resource}Endpoints = api.injectEndpoints({
  endpoints: () => ({
    ${endpoint}: ${made}(${resource}.${name}),
  }),
});

export const { ${hookOf(call)} } = ${resource}Endpoints;
`;
}
