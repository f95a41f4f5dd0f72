import { insideOf } from '../draft/insert.ts';
import { UserError } from '../user-error.ts';

export type FieldKind = 'text' | 'money' | 'time' | 'number' | 'flag';

/** One plain field of an answer. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  /** A value for stories and tests, as it stands in TypeScript. */
  readonly sample: string;
}

interface Kind {
  /** How it is written in the contract. */
  readonly schema: string;
  /** A value of it; texts of one answer differ by where they stand. */
  readonly sample: (at: number) => string;
}

const kinds: Readonly<Record<FieldKind, Kind>> = {
  text: { schema: 'v.string()', sample: at => `'A${1001 + at}'` },
  money: { schema: 'moneyText', sample: () => "'1280.5'" },
  time: { schema: 'instant', sample: () => "Date.parse('2026-11-20T20:41:07+08:00')" },
  number: { schema: 'v.number()', sample: () => '3' },
  flag: { schema: 'v.boolean()', sample: () => 'true' },
};

export const schemaOf = (field: Field): string => kinds[field.kind].schema;

/** Reads `id:text,amount:money,at:time`. @throws UserError naming what it cannot read. */
export function readFields(text: string): readonly Field[] {
  const fields = text.split(',').map((part, at) => {
    const [, name = '', kind = 'text'] = /^\s*([a-z]\w*)\s*(?::\s*(\w+))?\s*$/.exec(part) ?? [];
    if (name === '' || !(kind in kinds))
      throw new UserError(
        `"${part.trim()}" is no field: say name:kind, the kind one of ${Object.keys(kinds).join(', ')}.`,
      );
    // Safe: looked for in the line above.
    return { name, kind: kind as FieldKind, sample: kinds[kind as FieldKind].sample(at) };
  });
  const twice = fields.find(({ name }, at) => fields.findIndex(field => field.name === name) < at);
  if (twice) throw new UserError(`The field "${twice.name}" stands there twice; name each once.`);
  return fields;
}

/** The plain fields of a schema: an object written out, or the name of one in the same file. */
export function fieldsIn(file: string, text: string, schema: string): readonly Field[] {
  const named = /^(\w+)\b(?!\.)/.exec(schema)?.[1];
  const object = named ? `${named} = v.looseObject({` : /^v\.looseObject\(\{/.exec(schema)?.[0];
  if (!object || (named && !text.includes(object))) return [];
  const inside = named ? insideOf(file, text, object) : insideOf(file, schema, object);
  return [...inside.matchAll(/(?:^|,)\s*(?:\/\*\*[\s\S]*?\*\/\s*)*(\w+): ([^,]*(?:\([^)]*\))?)/g)].flatMap(
    ([, name = '', written = ''], at) => fieldOf(name, written.trim(), at),
  );
}

function fieldOf(name: string, schema: string, at: number): Field[] {
  const option = /^v\.picklist\(\[('[^']*')/.exec(schema)?.[1];
  if (option) return [{ name, kind: 'text', sample: option }];
  return (Object.keys(kinds) as FieldKind[])
    .filter(kind => schema === kinds[kind].schema)
    .map(kind => ({ name, kind, sample: kinds[kind].sample(at) }));
}

const words: Readonly<Record<string, string>> = {
  id: '编号',
  code: '代码',
  name: '名称',
  title: '标题',
  content: '内容',
  type: '类型',
  status: '状态',
  amount: '金额',
  balance: '余额',
  stake: '投注额',
  bonus: '奖金',
  count: '数量',
  level: '等级',
  rate: '比例',
  at: '时间',
  createdAt: '创建时间',
  updatedAt: '更新时间',
  publishedAt: '发布时间',
  beginAt: '开始时间',
  endAt: '结束时间',
};

/** Whether a person has yet to say what a column of this field is called. */
export const isUnnamed = ({ name }: Field): boolean => !Object.hasOwn(words, name);

/** What a column of this field is called until a person says it better. */
export const wordOf = ({ name }: Field): string => words[name] ?? name;
