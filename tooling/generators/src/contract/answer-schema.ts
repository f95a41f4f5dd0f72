import { contract } from '@lobby/api-client/contract';
import * as v from 'valibot';
import type { Field } from './fields.ts';

type Schema = v.GenericSchema & {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly pipe?: readonly Schema[];
};

/** What an answer, or one item of its list, holds by its schema. */
interface Held {
  /** Those of the text that stand in it, and texts that its text takes from elsewhere. */
  readonly fields: readonly Field[];
  /** What a complete answer needs besides, as it stands in TypeScript: `list: []`. */
  readonly besides: readonly string[];
}

/**
 * Completes what was read from the text of a call by its schema: the text does not say which fields are nested or come
 * from another place. A call that the contract did not have when the command began is as its text says.
 */
export function heldBy(path: string, fields: readonly Field[]): Held {
  const schema = itemOf(path);
  if (!schema?.entries) return { fields, besides: [] };
  const entries = Object.entries(schema.entries);
  const own = entries.flatMap(([name, entry]) => {
    const read = fields.find(field => field.name === name);
    if (read) return [read];
    return isText(entry) && !isOptional(entry) && isIdentifier(name)
      ? [{ name, kind: 'text' as const, sample: sampleOf(entry) }]
      : [];
  });
  const shown = new Set(own.map(({ name }) => name));
  const besides = entries
    .filter(([name, entry]) => !shown.has(name) && !isOptional(entry))
    .map(([name, entry]) => `${key(name)}: ${sampleOf(entry)}`);
  return { fields: own, besides };
}

/** What a caller has to name, the page of a list aside: `orderId`. */
export function askedOf(path: string): readonly string[] {
  const request = rowAt(path)?.request as Schema | undefined;
  return Object.entries(request?.entries ?? {})
    .filter(([name, entry]) => !['pageNum', 'pageSize'].includes(name) && !mayBeLeftOut(entry))
    .map(([name]) => name);
}

const rowAt = (path: string) =>
  Object.values(contract)
    .flatMap(resource => Object.values(resource))
    .find(row => row.path === path);

const mayBeLeftOut = ({ type }: Schema) => ['optional', 'nullish'].includes(type);

/** The schema of the answer of a call of the contract, or of one item of the list that it is. */
function itemOf(path: string): Schema | undefined {
  const answer = rowAt(path)?.answer as Schema | undefined;
  const paged = answer?.entries?.pageNum && answer.entries.list;
  return paged ? paged.item : (answer?.item ?? answer);
}

/** One with a default may be left out by who answers, and is there for who reads. */
const isOptional = (schema: Schema) => mayBeLeftOut(schema) && schema.default === undefined;
const isText = ({ type, wrapped }: Schema): boolean =>
  type === 'string' ||
  type === 'picklist' ||
  (type === 'optional' && wrapped !== undefined && isText(wrapped));

/** Texts of the kinds that the contract knows; the first that a schema accepts is its sample. */
const texts = ['A1001', '1280.5', '1280', '2026-11-20', '1:0', '95.60', ''];

/** A value that a schema accepts, as it stands in TypeScript. */
function sampleOf(schema: Schema): string {
  const { type, entries, options = [], items = [], wrapped } = schema;
  switch (type) {
    case 'optional':
      return wrapped ? sampleOf(wrapped) : 'undefined';
    case 'string':
      return `'${texts.find(text => v.is(schema, text)) ?? ''}'`;
    case 'number':
      return '3';
    case 'boolean':
      return 'true';
    case 'picklist':
      return printed(options[0]);
    case 'literal':
      return printed(schema.literal);
    case 'array':
      return schema.item ? `[${sampleOf(schema.item)}]` : '[]';
    case 'tuple':
      return `[${items.map(sampleOf).join(', ')}]`;
    case 'union':
    case 'variant':
      return sampleOf(options[0] as Schema);
    case 'nullable':
    case 'nullish':
      return 'null';
    case 'record':
      return '{}';
  }
  if (!entries) return 'undefined';
  const needed = Object.entries(entries).filter(([, entry]) => !isOptional(entry));
  return `{ ${needed.map(([name, entry]) => `${key(name)}: ${sampleOf(entry)}`).join(', ')} }`;
}

const isIdentifier = (name: string) => /^[A-Za-z_]\w*$/.test(name);
const key = (name: string) => (isIdentifier(name) ? name : `'${name}'`);
const printed = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));
