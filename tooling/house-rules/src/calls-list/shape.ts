/** What is read of a Valibot schema; which of it is there depends on its type. */
export interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly default?: unknown;
  readonly literal?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const optionalTypes = ['optional', 'exact_optional', 'nullish', 'undefinedable'];

/** Whether a field may be left out. */
export const isOptional = ({ type }: Schema): boolean => optionalTypes.includes(type);

/** A schema without what says that it may be left out. */
export function unwrapped(schema: Schema): Schema {
  return schema.wrapped && (isOptional(schema) || schema.type === 'nullable')
    ? unwrapped(schema.wrapped)
    : schema;
}

/** Texts of a form, by the pattern of the contract. */
const forms: Readonly<Record<string, string>> = {
  '^-?\\d{1,15}(\\.\\d{1,2})?$': 'money',
  '^\\d{1,12}(\\.\\d{1,2})?$': 'amount',
  '^\\d{1,12}(\\.\\d{1,6})?$': 'usdt',
  '^[0-9a-f]{32}$': 'md5',
  '^\\+\\d{1,4} \\d{4,14}$': 'phone',
  '^[^@＠﹫]+[@＠﹫][^@＠﹫]+$': 'mailbox',
  '^\\d{6}$': 'six digits',
  '^[\\w-]+$': 'base64url',
  '^[0-9a-f]{64}$': '64 hex',
};

/**
 * A schema as the page writes it: `{name: text(1..30), code?: text = ""}`.
 * @param said what was written before and where; a shape of many fields is named by it instead of repeated.
 */
export function shapeText(schema: Schema, said: (schema: Schema) => string | undefined): string {
  const text = (inner: Schema) => shapeText(inner, said);
  const { type, wrapped, item, items, options = [], entries } = schema;
  if (wrapped && isOptional(schema)) return text(wrapped);
  if (wrapped && type === 'nullable') return `${text(wrapped)} | null`;
  const before = said(schema);
  if (before !== undefined) return before;
  if (type === 'picklist') return options.map(value => JSON.stringify(value)).join(' | ');
  if (type === 'literal') return JSON.stringify(schema.literal);
  // Safe: the options of these two are schemas.
  if (type === 'union' || type === 'variant') return (options as readonly Schema[]).map(text).join(' | ');
  if (type === 'array' && item) return `[${text(item)}${bounds(schema, ' × ')}]`;
  if (type === 'tuple' && items) return `[${items.map(text).join(', ')}]`;
  if (entries) return `{${fieldsOf(entries, text).join(', ')}}`;
  if (type === 'string') return (formOf(schema) ?? 'text') + span(schema);
  if (type === 'number') return demands(schema, 'safe_integer') ? 'integer' : `number${span(schema)}`;
  return { unknown: 'anything', record: '{}' }[type] ?? type;
}

function fieldsOf(entries: NonNullable<Schema['entries']>, text: (schema: Schema) => string): string[] {
  return Object.entries(entries).map(([name, schema]) => {
    const other = schema.default === undefined ? '' : ` = ${JSON.stringify(schema.default)}`;
    return `${name}${isOptional(schema) ? '?' : ''}: ${text(schema)}${other}`;
  });
}

const demands = ({ pipe = [] }: Schema, type: string) => pipe.find(action => action.type === type);

function formOf(schema: Schema): string | undefined {
  if (demands(schema, 'uuid')) return 'uuid';
  const pattern = demands(schema, 'regex')?.requirement;
  return pattern instanceof RegExp ? (forms[pattern.source] ?? `/${pattern.source}/`) : undefined;
}

/** `(1..30)` */
function span(schema: Schema): string {
  const found = bounds(schema, '');
  return found === '' ? '' : `(${found})`;
}

/** The least and the most that a text, a list or a number may have, `1..30`, after some words; empty without any. */
function bounds(schema: Schema, words: string): string {
  const [least, most] = ['min', 'max'].map(
    end => demands(schema, `${end}_length`)?.requirement ?? demands(schema, `${end}_value`)?.requirement,
  );
  return least === undefined && most === undefined ? '' : `${words}${least ?? ''}..${most ?? ''}`;
}
