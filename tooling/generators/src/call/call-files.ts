import { type Field, schemaOf } from '../contract/fields.ts';
import { quoted } from '../names.ts';

/** A call that is about to be. */
export interface NewCall {
  readonly path: string;
  readonly method: 'POST' | 'GET';
  /** `site`, `fd`, `game` or `act`: the folder of its row. */
  readonly service: string;
  /** The last part of the path: its name in the contract. */
  readonly name: string;
  /** The file of its resource, and the same as a constant. */
  readonly file: string;
  /** The file of its endpoints. */
  readonly endpoints: string;
  readonly resource: string;
  /** What hook and handler are named after. */
  readonly endpoint: string;
  readonly about: string;
  readonly reads: boolean;
  readonly access: 'public' | 'member';
  readonly answers: 'page' | 'list' | 'object' | 'nothing';
  readonly fields: readonly Field[];
}

/** The row, as it stands in the contract. */
export function rowText({ path, method, access, about, answers, fields }: NewCall): string {
  const item = `v.looseObject({ ${fields.map(field => `${field.name}: ${schemaOf(field)}`).join(', ')} })`;
  const shapes = {
    page: `request: v.object({ ...pageRequest }), answer: pageOf(${item}), empty: emptyPage`,
    list: `request: noPayload, answer: v.array(${item}), empty: []`,
    object: `request: noPayload, answer: ${item}`,
    nothing: 'request: noPayload, answer: nothing',
  };
  return `defineCall({
    ${method === 'GET' ? "method: 'GET',\n    " : ''}path: '${path}',
    access: '${access}',
    summary: ${quoted(about)},
    ${shapes[answers]},
  })`;
}

/** The contract of a resource that has no file yet. */
export function newRowFile(call: NewCall): string {
  const row = rowText(call);
  const shapes = [
    'emptyPage',
    'instant',
    'moneyText',
    'noPayload',
    'nothing',
    'pageOf',
    'pageRequest',
  ].filter(shape => new RegExp(`\\b${shape}\\b`).test(row));
  return `${/\bv\./.test(row) ? "import * as v from 'valibot';\n" : ''}import { defineCall } from '../call.ts';
import { ${shapes.join(', ')} } from '../shapes.ts';

/** \`${folderOf(call.path)}/*\`. */
export const ${call.resource} = {
  ${call.name}: ${row},
};
`;
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** The endpoints of a resource that has none yet. */
export function endpointFile(call: NewCall, hook: string): string {
  const { service, file, resource, name, endpoint, path, reads } = call;
  const made = reads ? 'query' : 'mutation';
  return `import { ${resource} } from '../contract/${service}/${file}.ts';
import { api } from './api.ts';
import { ${made} } from './define.ts';

/** \`${folderOf(path)}/*\`. */
const ${resource}Endpoints = api.injectEndpoints({
  endpoints: () => ({
    ${endpoint}: ${made}(${resource}.${name}),
  }),
});

export const { ${hook} } = ${resource}Endpoints;
`;
}

/** What the platform answers until somebody says it better: nothing yet, or zeros. */
function firstAnswer({ answers, fields }: NewCall): string {
  const zeros = { text: "''", money: "'0'", time: 'ctx.clock.now()', number: '0', flag: 'false' };
  if (answers === 'page') return '{ pageNum: input.pageNum, pageSize: input.pageSize, total: 0, list: [] }';
  if (answers === 'list') return '[]';
  if (answers === 'nothing') return 'null';
  return `{ ${fields.map(field => `${field.name}: ${zeros[field.kind]}`).join(', ')} }`;
}

/** The handler of the platform; `row` is its name in the contract: `promotion.config`. */
export function handlerFile(call: NewCall, row: string): string {
  const { endpoint, about, access } = call;
  const answer = firstAnswer(call);
  const input = answer.includes('input.') ? 'input' : '_input';
  const usesContext = access === 'member' || answer.includes('ctx.');
  return `import { contract } from '@lobby/api-client/contract';
${access === 'member' ? "import { memberOf } from '../kernel/context.ts';\n" : ''}import { implement } from '../kernel/implement.ts';

/** ${about} */
export const ${endpoint} = implement(contract.${row}, async (${[input, ...(usesContext ? ['ctx'] : [])].join(', ').replace(/^_input$/, '')}) => {
  ${access === 'member' ? 'memberOf(ctx);' : ''}
  return ${answer};
});
`;
}

/** What it answers, and whom it refuses. */
export function handlerTest(call: NewCall, name: string): string {
  const { access, answers, fields } = call;
  const row = `contract.${name}`;
  const expected = {
    page: 'expect(answer).toMatchObject({ pageNum: 1, total: 0, list: [] });',
    list: 'expect(answer).toEqual([]);',
    nothing: 'expect(answer ?? null).toBeNull();',
    object: `expect(Object.keys(answer)).toEqual([${fields.map(field => `'${field.name}'`).join(', ')}]);`,
  }[answers];
  const stranger =
    access === 'member'
      ? `
it('refuses who is not logged in', async () => {
  const { status_code } = await testClient(running.url).send(${row}, {});
  expect(status_code).toBe(codeOf('login-expired'));
});
`
      : '';
  const join = access === 'member' ? "  await client.join('caller88');\n" : '';
  return `import { contract } from '@lobby/api-client/contract';
${access === 'member' ? "import { codeOf } from '@lobby/api-client/result-codes';\n" : ''}import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningPlatform } from '../platform.ts';
import { testClient } from '../testing/test-client.ts';
import { testPlatform } from '../testing/test-platform.ts';

let running: RunningPlatform;
beforeAll(async () => {
  running = await testPlatform();
});
afterAll(() => running.stop());

it('answers ${access === 'member' ? 'a member' : 'everybody'}', async () => {
  const client = testClient(running.url);
${join}  const answer = await client.call(${row}, {});
  ${expected}
});
${stranger}`;
}
