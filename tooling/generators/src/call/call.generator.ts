import { readFields } from '../contract/fields.ts';
import { resourceOf } from '../contract/known-call.ts';
import type { Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList, withImport } from '../draft/insert.ts';
import { type Answers, answered, type Generator } from '../generator.ts';
import { camel, kebab, nameProblem, pascal, sentence } from '../names.ts';
import { UserError } from '../user-error.ts';
import { endpointFile, handlerFile, handlerTest, type NewCall, newRowFile, rowText } from './call-files.ts';

const client = 'packages/api-client';
const contractFolder = `${client}/src/contract`;
const platform = 'tooling/platform/src';
const specified = `${client}/vectors/calls.txt`;
/** Every list of the calls that no specification names. */
const listsOfOurs = [`${contractFolder}/contract.test.ts`, 'tooling/house-rules/src/contract.test.ts'];
/** What each folder of the platform may import. */
const folders = 'tooling/house-rules/src/platform-folders.test.ts';
const wirePage = 'docs/wire-protocol.md';

const isSpecified = (draft: Draft, path: string) =>
  draft
    .read(specified)
    .split('\n')
    .some(line => line.endsWith(` ${path}`));

/** A call: its row, the endpoint and hook, the handler of the platform with its test. */
export const callGenerator: Generator = {
  kind: 'call',
  what: 'a call: row of the contract, endpoint and hook, handler of the platform, a test',
  questions: [
    {
      flag: 'path',
      asks: 'Its path',
      check: path =>
        /^\/(site|fd|game|act)\/api\/v1(\/\w+){2,}$/.test(path)
          ? undefined
          : `"${path}" is no path of a call: /<site, fd, game or act>/api/v1/<resource>/<call>`,
    },
    { flag: 'about', asks: 'What is it for? One sentence, in English, for the OpenAPI page' },
    {
      flag: 'does',
      asks: 'Does it read or change something?',
      choices: () => ['read', 'change'],
      usually: 'read',
    },
    { flag: 'access', asks: 'Who may make it?', choices: () => ['member', 'public'], usually: 'member' },
    {
      flag: 'answers',
      asks: 'What does it answer? page: a list in pages; list: all of it; object: one thing; nothing: that it is done',
      choices: (_, { does }) => (does === 'read' ? ['page', 'list', 'object'] : ['nothing', 'object']),
      usually: (_, { does }) => (does === 'read' ? 'page' : 'nothing'),
    },
    {
      flag: 'fields',
      asks: 'The fields of the answer, or of one item: id:text,amount:money,at:time,count:number,open:flag',
      usually: 'id:text',
      when: ({ answers }) => answers !== 'nothing',
      check: fields => void readFields(fields),
    },
    {
      flag: 'domain',
      asks: 'Which domain of the platform answers it? An existing one, or the name of a new one',
      usually: (_, { path = '' }) => kebab(path.split('/').at(-2) ?? ''),
      check: nameProblem,
    },
    {
      flag: 'reason',
      asks: 'No specification names this call. Why is it needed? One sentence, in English',
      when: ({ path = '' }, draft) => !isSpecified(draft, path),
    },
  ],
  make(draft, answers) {
    const call = callOf(draft, answers);
    writeRow(draft, call);
    writeEndpoint(draft, call);
    writeHandler(draft, call, answered(answers, 'domain'));
    if (answers.reason) listAsOurs(draft, call, sentence(answers.reason));
    const kind = call.reads ? 'Query' : 'Mutation';
    return {
      next: [
        `Say what it asks and answers, with a comment where a name does not say it: ${contractFolder}/${call.service}/${call.file}.ts`,
        `Answer it: ${platform}/${answers.domain}/${kebab(call.name)}.ts; refuse with throw new Refusal('name')`,
        `Tags say what it shows and changes: ${client}/src/endpoints/${call.endpoints}.ts`,
        `Its hook is use${pascal(call.endpoint)}${kind}; a screen of it: npm run new screen`,
      ],
    };
  },
};

function callOf(draft: Draft, answers: Answers): NewCall {
  const path = answered(answers, 'path');
  const [, service = '', , , ...rest] = path.split('/');
  const name = rest.at(-1) ?? '';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const there = draft
    .namesIn(`${contractFolder}/${service}`)
    .find(file =>
      [...draft.read(`${contractFolder}/${service}/${file}`).matchAll(/path: '([^']+)'/g)].some(
        ([, known = '']) => known.slice(0, known.lastIndexOf('/') + 1) === folder,
      ),
    );
  const file = there?.replace(/\.ts$/, '') ?? kebab(rest.at(-2) ?? '');
  const resource = camel(file);
  // `list` alone would be the list of anything.
  const endpoint = name.length > 6 ? name : camel(`${file}-${kebab(name)}`);
  const shape = answers.answers as NewCall['answers'];
  return {
    path,
    service,
    name,
    file,
    endpoints: endpointsOf(draft, service, file),
    resource,
    endpoint,
    method: draft.read(specified).includes(`GET ${path}\n`) ? 'GET' : 'POST',
    about: sentence(answered(answers, 'about')),
    reads: answers.does === 'read',
    access: answers.access === 'public' ? 'public' : 'member',
    answers: shape,
    fields: shape === 'nothing' ? [] : readFields(answered(answers, 'fields')),
  };
}

/** The file that makes endpoints of a resource's rows, which may be named after something wider. */
function endpointsOf(draft: Draft, service: string, file: string): string {
  const folder = `${client}/src/endpoints`;
  const rows = `from '../contract/${service}/${file}.ts'`;
  const there = draft
    .namesIn(folder)
    .find(name => /^[\w-]+\.ts$/.test(name) && draft.read(`${folder}/${name}`).includes(rows));
  return there?.replace(/\.ts$/, '') ?? file;
}

function writeRow(draft: Draft, call: NewCall): void {
  const { service, file, resource, name, path } = call;
  const place = `${contractFolder}/${service}/${file}.ts`;
  const index = `${contractFolder}/index.ts`;
  if (!draft.has(place)) {
    draft.create(place, newRowFile(call));
    draft.change(index, text =>
      withImport(
        intoList(index, text, 'export const contract = {', resource),
        `import { ${resource} } from './${service}/${file}.ts';`,
      ),
    );
    return;
  }
  const anchor = `export const ${resource} = {`;
  draft.change(place, text => {
    if (insideOf(place, text, anchor).includes(`'${path}'`))
      throw new UserError(`${place} has ${path} already.`);
    if (new RegExp(`^ {2}${name}: `, 'm').test(text)) throw new UserError(`${place} has a ${name} already.`);
    return importing(
      intoList(place, text, anchor, `${name}: ${rowText(call)}`),
      '../shapes.ts',
      shapesOf(call),
    );
  });
}

/** The shapes that a row is written with. */
function shapesOf(call: NewCall): readonly string[] {
  const row = rowText(call);
  return ['emptyPage', 'instant', 'moneyText', 'noPayload', 'nothing', 'pageOf', 'pageRequest'].filter(
    shape => new RegExp(`\\b${shape}\\b`).test(row),
  );
}

/** Imports names from a file, beside those it imports already. */
function importing(text: string, from: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const [statement, there = ''] =
    new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(text) ?? [];
  const all = [...new Set([...there.split(',').map(name => name.trim()), ...names])].filter(Boolean);
  const written = `import { ${all.join(', ')} } from '${from}';`;
  return statement ? text.replace(statement, written) : withImport(text, written);
}

function writeEndpoint(draft: Draft, call: NewCall): void {
  const { endpoints: file, resource, name, endpoint, reads } = call;
  const place = `${client}/src/endpoints/${file}.ts`;
  const index = `${client}/src/endpoints/index.ts`;
  const hook = `use${pascal(endpoint)}${reads ? 'Query' : 'Mutation'}`;
  const made = reads ? 'query' : 'mutation';
  if (!draft.has(place)) {
    draft.create(place, endpointFile(call, hook));
    openDoor(draft, file);
    return;
  }
  draft.change(place, text => {
    const listed = intoList(place, text, 'endpoints: () => ({', `${endpoint}: ${made}(${resource}.${name})`);
    const imported = importing(listed, './define.ts', [made]);
    const opened = `export const { ${hook} } = ${/(\w+) = api\.injectEndpoints/.exec(text)?.[1]};`;
    const [exported, names] = /export const \{([^}]*)\} =/.exec(imported) ?? [];
    if (!exported) return `${imported.trimEnd()}\n\n${opened}\n`;
    return imported.replace(
      exported,
      `export const { ${[...names!.split(','), hook]
        .map(each => each.trim())
        .filter(Boolean)
        .join(', ')} } =`,
    );
  });
  if (draft.read(`${client}/package.json`).includes(`"./endpoints/${file}"`)) return;
  const door = draft.read(index).includes(`'./${file}.ts'`) ? index : `${client}/src/endpoints/access.ts`;
  draft.change(door, text => {
    const [statement, names = ''] =
      new RegExp(`export \\{([^}]*)\\} from '\\./${file}\\.ts';`).exec(text) ?? [];
    if (!statement) return `${text.trimEnd()}\nexport { ${hook} } from './${file}.ts';\n`;
    const all = [
      ...names
        .split(',')
        .map(each => each.trim())
        .filter(Boolean),
      hook,
    ];
    return text.replace(statement, `export { ${all.join(', ')} } from './${file}.ts';`);
  });
}

/** A door of its own: what `endpoints` opens is in the first page of every site. */
function openDoor(draft: Draft, file: string): void {
  draft.changeJson<{ exports: Record<string, string> }>(`${client}/package.json`, manifest => {
    const doors = Object.entries(manifest.exports);
    const last = doors.findLastIndex(([door]) => door.startsWith('./endpoints'));
    const own = [`./endpoints/${file}`, `./src/endpoints/${file}.ts`] as const;
    return {
      ...manifest,
      exports: Object.fromEntries([...doors.slice(0, last + 1), own, ...doors.slice(last + 1)]),
    };
  });
}

function writeHandler(draft: Draft, call: NewCall, domain: string): void {
  const folder = `${platform}/${domain}`;
  const file = kebab(call.name);
  const row = `${resourceOf(draft, call.resource)}.${call.name}`;
  draft.create(`${folder}/${file}.ts`, handlerFile(call, row));
  draft.create(`${folder}/${file}.test.ts`, handlerTest(call, row));
  const place = `${folder}/${domain}.domain.ts`;
  if (!draft.has(place)) {
    draft.create(
      place,
      `import type { DomainFactory } from '../kernel/domain.ts';

/** The calls of ${domain}. */
export const ${camel(domain)}Domain: DomainFactory = () => ({
  id: '${domain}',
  handlers: [],
});
`,
    );
    const domains = `${platform}/domains.ts`;
    draft.change(domains, text =>
      withImport(
        intoList(domains, text, 'DomainFactory[] = [', `${camel(domain)}Domain`),
        `import { ${camel(domain)}Domain } from './${domain}/${domain}.domain.ts';`,
      ),
    );
    const key = domain.includes('-') ? `'${domain}'` : domain;
    draft.change(folders, text =>
      intoList(
        folders,
        beforeLine(folders, text, "  '.': [", `  ${key}: ['kernel'],`),
        "\n  '.': [",
        `'${domain}'`,
      ),
    );
  }
  draft.change(place, text =>
    withImport(
      intoList(place, text, 'handlers: [', call.endpoint),
      `import { ${call.endpoint} } from './${file}.ts';`,
    ),
  );
}

function listAsOurs(draft: Draft, { method, path }: NewCall, reason: string): void {
  for (const file of listsOfOurs)
    draft.change(file, text => intoList(file, text, 'const ours = [', `// ${reason}\n'${method} ${path}'`));
  draft.change(wirePage, page => {
    const rows = page.split('\n');
    const head = rows.findIndex(line => line.startsWith('| path | what for'));
    if (head < 0) throw new UserError(`${wirePage} has no table of paths and what they are for.`);
    const end = rows.findIndex((line, at) => at > head && !line.startsWith('|'));
    const what = reason.charAt(0).toLowerCase() + reason.slice(1, -1);
    return [...rows.slice(0, end), `| \`${path}\` | ${what} |`, ...rows.slice(end)].join('\n');
  });
}
