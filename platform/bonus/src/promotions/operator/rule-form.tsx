/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { PromotionKind } from '@lobby/funds/promotions';
import { Area, Check, Choice, Field } from '@lobby/platform-kernel/operator-console/fields';
import { type RuleField, ruleFields } from './rule-fields.ts';
import { fieldWords, optionWords } from './rule-words.ts';

/** The fields of a kind of promotion, drawn from the schema of its rule. */
export function RuleFields({ kind }: { readonly kind: PromotionKind }) {
  return (
    <>
      {ruleFields(kind).map(field => (
        <RuleInput {...field} />
      ))}
    </>
  );
}

function RuleInput({ name, control, of, optional }: RuleField) {
  const { label, hint } = fieldWords[name] ?? { label: name };
  const shared = { name, label, ...(hint !== undefined && { hint }) };
  const wordOf = (option: string) => optionWords[option] ?? option;
  if (control === 'choice')
    return (
      <Choice
        {...shared}
        options={[
          ...(optional === undefined ? [] : [{ value: '', label: '不设' }]),
          ...of.map(value => ({ value, label: wordOf(value) })),
        ]}
      />
    );
  if (control === 'lines') return <Area {...shared} most={1000} required />;
  if (control === 'checks')
    return (
      <fieldset>
        <legend>{label}</legend>
        {of.map(option => (
          <Check name={`${name}.${option}`} label={wordOf(option)} />
        ))}
      </fieldset>
    );
  return <Field {...shared} most={20} required={optional === undefined} />;
}
