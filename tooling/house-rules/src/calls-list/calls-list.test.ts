import { messageIds } from '@lobby/chat-socket/protocol';
import { describe, expect, it } from 'vitest';
import { read } from '../repository.ts';
import { calls, methods, splitPage, withList } from './calls-list.ts';
import { isOptional, type Schema, unwrapped } from './shape.ts';
import { type Names, namesOf, writtenShapes } from './written-shapes.ts';

/** Whoever writes a client from the page sends what the contract takes, and finds in an answer what it says. */

const page = read('docs/wire-protocol.md');

it('the page lists the fields of every call and method as the contract has them', () => {
  expect(calls.length).toBeGreaterThan(85);
  expect(methods.length).toBeGreaterThan(15);
  const { list } = splitPage(page);
  expect(list, 'docs/wire-protocol.md is behind the contract: run `npm run calls`.').toBe(
    splitPage(withList(page, 'calls')).list,
  );
});

it('the page of the chat lists the frames as both ends read them', () => {
  const chat = read('docs/chat-protocol.md');
  const { list } = splitPage(chat, 'frames');
  expect(list, 'docs/chat-protocol.md is behind the protocol: run `npm run calls`.').toBe(
    splitPage(withList(chat, 'frames'), 'frames').list,
  );
  for (const id of Object.values(messageIds)) expect(list).toContain(`\n${id} `);
});

describe('a shape that the page writes elsewhere', () => {
  const written = writtenShapes(page, calls);

  it('is found in its sentences and tables', () => expect(written.length).toBeGreaterThan(110));

  it.each(written.map(shape => [shape.row.name, shape.part, shape.text, shape] as const))(
    '%s, %s: %s, has the fields of the contract',
    (_name, _part, text, { row, part }) => {
      const problems = objectsIn(row[part]).map(schema => differences(namesOf(text), schema));
      const least = problems.sort((a, b) => a.length - b.length)[0] ?? [`${row.name} has no fields here`];
      expect(least, `docs/wire-protocol.md, ${row.name}: ${text}`).toEqual([]);
    },
  );

  it.each([
    ['An order', '/fd/api/v1/payment/pay'],
    ['An order', '/fd/api/v1/withdraw/new'],
    ['A transfer', '/game/api/v1/venue/transfer'],
    ['The answer', '/site/api/v1/user/protection/info'],
  ])('%s, of %s, has those of its answer', (words, path) => {
    const answer = calls.find(({ name }) => name.endsWith(path))?.answer;
    const texts = [...page.matchAll(new RegExp(`^${words}: \`(\\{[^\`]+\\})\``, 'gm'))].map(
      ([, text = '']) => text,
    );
    const found = texts.filter(text => answer && differences(namesOf(text), answer).length === 0);
    expect(
      found,
      `docs/wire-protocol.md: "${words}: …" with the fields of ${path}; it has ${texts}`,
    ).toHaveLength(1);
  });
});

describe('the table of methods', () => {
  const rows = [...page.matchAll(/^\| `(\w+)`(?: \(money\))? \| ([^|]*) \| [^|]* \|$/gm)].filter(([, name]) =>
    methods.some(row => row.name === name),
  );
  const pick = ['odd_f_type', 'gid', 'gtype', 'wtype', 'rtype', 'chose_team'];

  it('has every method', () => {
    expect(rows.map(([, name]) => name).sort()).toEqual(methods.map(({ name }) => name).sort());
  });

  it.each(methods.map(row => [row.name, row] as const))('%s has the fields of the contract', (name, row) => {
    const [, , cell = ''] = rows.find(([, written]) => written === name) ?? [];
    const fields = cell.split(';').flatMap(part => {
      if (part.trim().startsWith('a pick')) return pick;
      const field = /`(\w+)/.exec(part)?.[1];
      return field === undefined ? [] : [field + (part.trim().startsWith('optional ') ? '?' : '')];
    });
    const own = Object.entries(row.request.entries ?? {}).map(
      ([field, schema]) => field + (isOptional(schema) ? '?' : ''),
    );
    expect(fields.sort()).toEqual(own.sort());
  });

  it('says which fields are no texts', () => {
    const [, sentence = ''] = /All of them are text, .* lists of text, except (.+)\.$/m.exec(page) ?? [];
    const said = [...sentence.matchAll(/`(\w+)/g)].map(([, field]) => field);
    const others = methods.flatMap(({ request }) =>
      Object.entries(request.entries ?? {}).filter(([, schema]) => !isText(schema)),
    );
    expect(said.sort()).toEqual([...new Set(others.map(([field]) => field))].sort());
  });
});

function isText(schema: Schema): boolean {
  const { type, item, options = [] } = unwrapped(schema);
  if (type === 'array') return item !== undefined && isText(item);
  return type === 'string' || (type === 'picklist' && options.every(value => typeof value === 'string'));
}

/** Every schema with fields within one, itself first. */
function objectsIn(schema: Schema): Schema[] {
  const { type, wrapped, item, entries, options = [] } = schema;
  // Safe: the options of these two are schemas.
  const choices = type === 'union' || type === 'variant' ? (options as readonly Schema[]) : [];
  const within = [wrapped, item, ...choices, ...Object.values(entries ?? {})];
  const found = within.flatMap(inner => (inner ? objectsIn(inner) : []));
  return entries ? [schema, ...found] : found;
}

/** Names of the page that the contract does not have, and fields that have to be there and are not written. */
function differences({ names, more }: Names, schema: Schema): string[] {
  const { entries = {} } = schema;
  const unknown = [...names.keys()].filter(name => !(name in entries)).map(name => `${name} is none`);
  const left = Object.entries(entries)
    .filter(([name, field]) => !more && !isOptional(field) && !names.has(name))
    .map(([name]) => `${name} is left out`);
  const inner = [...names].flatMap(([name, own]) => {
    const field = entries[name];
    if (!own || !field) return [];
    const all = objectsIn(field).map(within => differences(own, within));
    return all.sort((a, b) => a.length - b.length)[0] ?? [`${name} has no fields`];
  });
  return [...unknown, ...left, ...inner];
}
