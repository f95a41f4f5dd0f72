import type { Draft } from '../draft/draft.ts';
import { insideOf } from '../draft/insert.ts';
import { pascal } from '../names.ts';
import { askedOf, heldBy } from './answer-schema.ts';
import { type Field, fieldsIn } from './fields.ts';

const contractFolder = 'packages/api-client/src/contract';
const endpointsFolder = 'packages/api/src/endpoints';

/** A call of the contract, as far as its text says. */
export interface KnownCall {
  /** `record.betRecordList`: how it is named everywhere. */
  readonly id: string;
  readonly path: string;
  readonly access: 'public' | 'member';
  /** The hook made from it, and the door that exports it; undefined while there is none. */
  readonly hook:
    | { readonly name: string; readonly door: string; readonly kind: 'query' | 'mutation' }
    | undefined;
  /** `page`: a list in pages; `list`: all of it at once; `object`: one thing. */
  readonly answers: 'page' | 'list' | 'object';
  /** The plain fields of the answer, or of one item of its list. */
  readonly fields: readonly Field[];
  /** What it has to be asked with: `orderId`. */
  readonly asks: readonly string[];
  /** What a complete answer, or item, holds besides, as it stands in TypeScript: `legs: []`. */
  readonly besides: readonly string[];
}

/** Under which name the contract has the rows of a constant: its own, or that of the group it is spread into. */
export function resourceOf(draft: Draft, constant: string): string {
  const index = `${contractFolder}/index.ts`;
  const resources = insideOf(index, draft.read(index), 'export const contract = {');
  return new RegExp(`(\\w+): \\{[^}]*\\.\\.\\.${constant}\\b`).exec(resources)?.[1] ?? constant;
}

const kept = new WeakMap<Draft, { readonly version: number; readonly calls: readonly KnownCall[] }>();

/** Every call of the contract, read from its files; once, until the draft changes. */
export function knownCalls(draft: Draft): readonly KnownCall[] {
  const before = kept.get(draft);
  if (before?.version === draft.version) return before.calls;
  const calls = readCalls(draft);
  kept.set(draft, { version: draft.version, calls });
  return calls;
}

function readCalls(draft: Draft): readonly KnownCall[] {
  const index = `${contractFolder}/index.ts`;
  const text = draft.read(index);
  const resources = insideOf(index, text, 'export const contract = {');
  const files = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/([^']+)';/g)].map(([, name = '', file = '']) => [
      name,
      file,
    ]),
  );
  // `record,` or `userSession: { ...userSession, ...memberSession },`
  return [...resources.matchAll(/^\s*(\w+)(?:: \{([^}]*)\})?,/gm)].flatMap(([, resource = '', parts]) => {
    const names =
      parts === undefined ? [resource] : [...parts.matchAll(/\.\.\.(\w+)/g)].map(part => part[1] ?? '');
    return names.flatMap(name => callsOf(draft, resource, name, `${contractFolder}/${files.get(name)}`));
  });
}

/** Why no screen (`query`) or dialog (`mutation`) can be made of a call, and what to do. */
export function whyNot(draft: Draft, id: string, wanted: 'query' | 'mutation'): string {
  const call = knownCalls(draft).find(each => each.id === id);
  if (!call) return 'A new one is made first: npm run new call';
  if (!call.hook) return `${id} has no hook yet: add an endpoint for it in ${endpointsFolder}/.`;
  if (call.hook.kind === wanted && call.asks.length > 0)
    return `${id} is asked with ${call.asks.join(', ')}, which no new screen knows: make the screen of no call, and ask with ${call.hook.name} in it.`;
  if (call.hook.kind === wanted) return `The answer of ${id} has no plain field that could be shown.`;
  return wanted === 'query'
    ? `${id} changes something: a dialog makes it, npm run new dialog`
    : `${id} only reads: a screen shows it, npm run new screen`;
}

function callsOf(draft: Draft, resource: string, constant: string, file: string): KnownCall[] {
  const text = draft.read(file);
  return [...text.matchAll(/^\s*(\w+): defineCall\(\{/gm)].map(([start, name = '']) => {
    const row = insideOf(file, text, start.trimStart());
    const answer = /\banswer: ([\s\S]*)/.exec(row)?.[1] ?? '';
    const listed = /^(pageOf|v\.array)\(\s*/.exec(answer);
    const item = answer.slice(listed?.[0].length ?? 0);
    const path = /path: '([^']+)'/.exec(row)?.[1] ?? '';
    return {
      id: `${resource}.${name}`,
      path,
      access: /\baccess: 'public'/.test(row) ? 'public' : 'member',
      hook: hookOf(draft, `${constant}.${name}`),
      answers: !listed ? 'object' : listed[1] === 'pageOf' ? 'page' : 'list',
      asks: askedOf(path),
      ...heldBy(path, fieldsIn(file, text, item)),
    };
  });
}

function hookOf(draft: Draft, row: string): KnownCall['hook'] {
  const { exports: all }: { exports: Record<string, string> } = JSON.parse(
    draft.read('packages/api/package.json'),
  );
  const doors = Object.entries(all).filter(([door]) => door.startsWith('./endpoints'));
  for (const file of draft.namesIn(endpointsFolder).filter(name => /^[\w-]+\.ts$/.test(name))) {
    const made = new RegExp(`(\\w+): (query|mutation)\\(${row.replace('.', '\\.')}\\b`).exec(
      draft.read(`${endpointsFolder}/${file}`),
    );
    if (!made) continue;
    const kind = made[2] === 'query' ? 'query' : 'mutation';
    const name = `use${pascal(made[1] ?? '')}${kind === 'query' ? 'Query' : 'Mutation'}`;
    const exported = new RegExp(`export (?:const |function )?(?:\\{[^}]*)?\\b${name}\\b`);
    const door = doors.find(([, target]) =>
      exported.test(draft.read(`packages/api/${target.slice('./'.length)}`)),
    );
    if (door) return { name, kind, door: door[0].replace('.', '@lobby/api') };
  }
  return undefined;
}
