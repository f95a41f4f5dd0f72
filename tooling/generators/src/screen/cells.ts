import type { Field } from '../contract/fields.ts';

/** How a field is drawn, `from` naming what has it; with the import that it needs. */
export function cellOf({ kind, name }: Field, from: string): string {
  const value = `${from}.${name}`;
  if (kind === 'money') return `<Money yuan={${value}} />`;
  if (kind === 'time') return `format.dateTime(${value})`;
  if (kind === 'flag') return `${value} ? '✓' : '–'`;
  return kind === 'number' ? `String(${value})` : value;
}

/** What cells of these fields import, and the line that their component begins with. */
export function needsOfCells(fields: readonly Field[]) {
  const has = (kind: Field['kind']) => fields.some(field => field.kind === kind);
  return {
    i18n: [...(has('time') ? ['useFormat'] : []), 'useLocale', 'useText'].join(', '),
    money: has('money') ? "import { Money } from '@lobby/ui-kit/money';\n" : '',
    format: has('time') ? '  const format = useFormat();\n' : '',
  };
}
