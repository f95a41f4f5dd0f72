import type { Draft } from '../draft/draft.ts';
import { importingNames, intoList } from '../draft/insert.ts';
import { pascal } from '../names.ts';
import { folderOf, type NewCall } from './new-call.ts';

const client = 'packages/api-client';

/** The hook that screens and dialogs use: `usePromotionConfigQuery`. */
export const hookOf = ({ endpoint, reads }: NewCall): string =>
  `use${pascal(endpoint)}${reads ? 'Query' : 'Mutation'}`;

/** Writes the endpoint and its hook into the file named after the file of the row. Answers that file. */
export function writeEndpoint(draft: Draft, call: NewCall): string {
  const { file, resource, name, endpoint } = call;
  const place = `${client}/src/endpoints/${file}.ts`;
  const hook = hookOf(call);
  const made = call.reads ? 'query' : 'mutation';
  if (!draft.has(place)) {
    draft.create(place, endpointFile(call));
    openDoor(draft, file);
    return place;
  }
  draft.change(place, text => {
    const listed = intoList(place, text, 'endpoints: () => ({', `${endpoint}: ${made}(${resource}.${name})`);
    const imported = importingNames(listed, '../api/define.ts', [made]);
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

/** Every file of endpoints has a door, so that a page carries the calls it makes and no others. */
function openDoor(draft: Draft, file: string): void {
  draft.changeJson<{ exports: Record<string, string> }>(`${client}/package.json`, manifest => {
    const doors = Object.entries(manifest.exports);
    const last = doors.findLastIndex(([door]) => door.startsWith('./endpoints/'));
    const own = [`./endpoints/${file}`, `./src/endpoints/${file}.ts`] as const;
    return {
      ...manifest,
      exports: Object.fromEntries([...doors.slice(0, last + 1), own, ...doors.slice(last + 1)]),
    };
  });
}

/** The endpoints of a resource that has none yet. */
function endpointFile(call: NewCall): string {
  const { service, file, resource, name, endpoint, path, reads } = call;
  const made = reads ? 'query' : 'mutation';
  return `import { api } from '../api/api.ts';
import { ${made} } from '../api/define.ts';
import { ${resource} } from '../contract/${service}/${file}.ts';

/** \`${folderOf(path)}/*\`. */
const ${resource}Endpoints = api.injectEndpoints({
  endpoints: () => ({
    ${endpoint}: ${made}(${resource}.${name}),
  }),
});

export const { ${hookOf(call)} } = ${resource}Endpoints;
`;
}
