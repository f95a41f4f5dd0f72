import { type Call, contract } from '@lobby/api-client/contract';
import { everyMethod } from '@lobby/api-client/contract/game/every-method';
import { resultCodes, resultMessage, resultTitle } from '@lobby/api-client/result-codes';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of every row of the contract, generated from the rows. */
export function openApiDocument(serverUrl: string): Json {
  const paths: Json = {};
  for (const [resource, rows] of Object.entries(contract)) {
    for (const [name, call] of Object.entries(rows)) {
      paths[call.path] = { [call.method.toLowerCase()]: operationOf(resource, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lobby platform',
      version: '1',
      description: `Every answer is HTTP 200 with an envelope; \`status_code\` says what became of the call.\n\n${codeList()}`,
    },
    servers: [{ url: serverUrl }],
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-api-token' } } },
  };
}

function operationOf(resource: string, name: string, call: Call): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: name,
    description: [call.summary, moreAbout(resource, name, call)].join('\n\n'),
    ...(call.access === 'member' ? { security: [{ token: [] }] } : {}),
    parameters: wireHeaders,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(call.request, 'input') } },
    },
    responses: {
      200: {
        description: 'The envelope.',
        content: { 'application/json': { schema: envelopeOf(schemaOf(call.answer, 'output')) } },
      },
    },
  };
}

function moreAbout(resource: string, name: string, call: Call): string {
  const money = call.money
    ? 'Moves money: the request id is the operation id, and a timeout is *unknown*.'
    : '';
  if (`${resource}.${name}` !== 'venue.resource') return money;
  const methods = everyMethod.map(
    row =>
      `### ${row.method}\n${row.access}${row.money ? ', moves money' : ''}\n\n` +
      `\`Request\`\n\`\`\`json\n${print(schemaOf(row.request, 'input'))}\n\`\`\`\n` +
      `Answer\n\`\`\`json\n${print(schemaOf(row.answer, 'output'))}\n\`\`\``,
  );
  return `The methods:\n\n${methods.join('\n\n')}`;
}

function envelopeOf(data: Json): Json {
  return {
    type: 'object',
    required: ['status_code', 'data', 'message'],
    properties: {
      status_code: { type: 'integer' },
      data: { anyOf: [data, { type: 'null' }] },
      message: { type: 'string' },
    },
  };
}

const wireHeaders = [
  ['x-api-version', 'Always 1.', true],
  ['x-api-client', 'Always web.', true],
  ['x-api-uuid', 'The device, made once.', true],
  ['x-api-token', 'The login token; empty for visitors.', false],
  ['x-request-id', 'A UUID; the operation id of a money call.', true],
  ['x-api-site', 'The site id.', true],
  ['x-api-time', 'Milliseconds since the epoch.', true],
  ['x-api-sign', 'See docs/wire-protocol.md.', true],
].map(([name, description, required]) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
}));

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return json;
}

function print(value: Json): string {
  return JSON.stringify(value, null, 1);
}

function codeList(): string {
  const rows = Object.entries(resultCodes).map(
    ([code, { name }]) =>
      `- **${code}** ${name}: ${resultTitle(name, 'zh-CN')}。${resultMessage(name, 'zh-CN')}`,
  );
  return rows.join('\n');
}
