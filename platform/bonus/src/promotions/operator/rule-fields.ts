import { type PromotionKind, promotionRule } from '@lobby/funds/promotions';
import type { Typed } from '@lobby/platform-kernel/domain/operator-page';
import type { GenericSchema } from 'valibot';

/** How a part of a rule is typed: a word or number, one of several, yes or no to each of several, a row a line. */
export interface RuleField {
  /** Its place in the rule: "budget.total". */
  readonly name: string;
  readonly control: 'number' | 'text' | 'choice' | 'checks' | 'lines';
  /** What may be chosen; of lines the parts of one. */
  readonly of: readonly string[];
  /** Of the parts of a line those that are numbers. */
  readonly numbers?: readonly string[];
  /** The part of a rule that it belongs to and that may be left out: none of its fields is filled then. */
  readonly optional?: string;
}

/** What of a valibot schema says how its value is typed. */
interface Schema extends GenericSchema {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly string[];
  readonly item?: Schema;
  /** Of one that may be left out. */
  readonly wrapped?: Schema;
}

/** The fields of a kind of promotion, read from the schema of its rule. */
export function ruleFields(kind: PromotionKind): RuleField[] {
  const option = promotionRule.options.find(({ entries }) => entries.kind.literal === kind);
  if (!option) throw new Error(`there is no kind of promotion ${kind}`);
  return fieldsOf(option as Schema, '').filter(({ name }) => name !== 'kind');
}

function fieldsOf(schema: Schema, name: string): RuleField[] {
  const { type, entries = {}, options = [], item, wrapped } = schema;
  if (type === 'optional' && wrapped)
    return fieldsOf(wrapped, name).map(field => ({ ...field, optional: name }));
  if (type === 'object') {
    const below = (key: string) => (name === '' ? key : `${name}.${key}`);
    return Object.entries(entries).flatMap(([key, entry]) => fieldsOf(entry, below(key)));
  }
  if (type === 'picklist') return [{ name, control: 'choice', of: options }];
  if (type === 'array' && item?.options) return [{ name, control: 'checks', of: item.options }];
  if (type === 'array') {
    const parts = Object.entries(item?.entries ?? {});
    const numbers = parts.filter(([, part]) => part.type === 'number').map(([key]) => key);
    return [{ name, control: 'lines', of: parts.map(([key]) => key), numbers }];
  }
  return [{ name, control: type === 'number' ? 'number' : 'text', of: [] }];
}

/** The rule that was typed into the fields of a kind; the schema says whether it is one. */
export function typedRule(kind: PromotionKind, typed: Typed): unknown {
  const rule: Record<string, unknown> = { kind };
  const fields = ruleFields(kind);
  const isFilled = ({ name }: RuleField) => (typed[name] ?? '').trim() !== '';
  for (const field of fields) {
    const { optional } = field;
    if (optional !== undefined && !fields.some(one => one.optional === optional && isFilled(one))) continue;
    const path = field.name.split('.');
    const last = path.pop() ?? '';
    let at = rule;
    for (const key of path) {
      at[key] ??= {};
      // Safe: nothing but this puts anything at the places between.
      at = at[key] as Record<string, unknown>;
    }
    at[last] = typedValue(field, typed);
  }
  return rule;
}

function typedValue({ name, control, of, numbers = [] }: RuleField, typed: Typed): unknown {
  if (control === 'checks') return of.filter(option => typed[`${name}.${option}`] !== undefined);
  const text = (typed[name] ?? '').trim();
  if (control === 'number') return typedNumber(text);
  if (control !== 'lines') return text;
  const lines = text.split(/\r?\n/).flatMap(line => line.trim() || []);
  return of.length === 0
    ? lines
    : lines.map(line =>
        Object.fromEntries(
          line.split(/\s+/).map((part, at) => {
            const key = of[at] ?? `${at}`;
            return [key, numbers.includes(key) ? typedNumber(part) : part];
          }),
        ),
      );
}

const typedNumber = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);
