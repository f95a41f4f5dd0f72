import { day, hour, minute, second } from '@lobby/calendar';

const durations: Readonly<Record<string, number>> = { second, minute, hour, day };

/** What the name of a constant says that it counts, where it is not ms. */
const counted: readonly (readonly [RegExp, number])[] = [
  [/_S$/, second],
  [/_DAYS$/, day],
];

/**
 * The number of a constant in the text of a file, times in ms; undefined when none can be read. A path means the first
 * of its last name behind the others. Understands products, durations of `@lobby/calendar`, `yuan(10)`, and the first
 * figure of other calls.
 */
export function constantOf(text: string, path: string): number | undefined {
  const names = path.split('.').map(part => part.replaceAll("'", ''));
  const last = names.at(-1) ?? '';
  let rest = text;
  for (const name of names.slice(0, -1)) {
    const at = rest.search(new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
    if (at < 0) return undefined;
    rest = rest.slice(at + name.length);
  }
  const lead = names.length === 1 ? '(?:const |^\\s*)' : "(?<![\\w-])'?";
  const value = '(\\w+\\([^)]*\\)|[^;,\\n}]+)';
  const found = new RegExp(`${lead}${last}'?(?:: [\\w<>]+)?(?: =|:) ${value}`, 'm').exec(rest)?.[1];
  const count = found === undefined ? undefined : countIn(text, found);
  const unit = counted.find(([ending]) => ending.test(last))?.[1] ?? 1;
  return count === undefined ? undefined : count * unit;
}

function countIn(text: string, expression: string): number | undefined {
  const [, callee, first] = /^(\w+)\((?:'[^']*', )?([\d_]+)/.exec(expression) ?? [];
  if (first !== undefined) return figuresOf(first) * (callee === 'yuan' ? 100 : 1);
  let product = 1;
  for (const factor of expression.split('*')) {
    const value = factorOf(text, factor.trim());
    if (value === undefined) return undefined;
    product *= value;
  }
  return product;
}

function factorOf(text: string, factor: string): number | undefined {
  const figures = /^([\d_]+(?:\.\d+)?)n?$/.exec(factor)?.[1];
  if (figures !== undefined) return figuresOf(figures);
  return /^\w+$/.test(factor) ? (constantOf(text, factor) ?? durations[factor]) : undefined;
}

const figuresOf = (text: string) => Number(text.replaceAll('_', ''));
