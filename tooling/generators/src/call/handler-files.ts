import type { NewCall } from './new-call.ts';

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
${access === 'member' ? "import { memberOf } from '@lobby/platform-kernel/calls/context';\n" : ''}import { implement } from '@lobby/platform-kernel/calls/implement';

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
import type { RunningPlatform } from '@lobby/platform/platform';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { testPlatform } from '@lobby/platform-testing/server/test-platform';

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
