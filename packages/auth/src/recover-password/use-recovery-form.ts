import { useEffect, useRef, useState } from 'react';
import type { Region } from '../rules/contact.ts';
import { readPhone } from '../rules/read-phone.ts';
import {
  emptyRecovery,
  fieldsOf,
  type RecoveryErrors,
  type RecoveryFacts,
  type RecoveryField,
  type RecoveryValues,
  recoveryProblems,
  tidy,
} from './recover-password.form.ts';
import type { RegionChoice } from './use-regions.ts';

export interface RecoveryForm {
  readonly values: RecoveryValues;
  /** Message ids, shown beside the fields. */
  readonly errors: RecoveryErrors;
  /** Every field of this stage has something in it. */
  readonly filled: boolean;
  type(field: RecoveryField, text: string): void;
  /** Takes away what stands in the field, without anybody having edited it. */
  empty(field: RecoveryField): void;
  /** The member left the field: what they made of it is now judged. */
  leave(field: RecoveryField): void;
  submit(): void;
  /** For the form element: nothing is cut or judged while an input method is composing. */
  readonly composing: { onCompositionStart(): void; onCompositionEnd(): void };
}

/** The values and errors of the wizard; what was typed in one step is still there when the member comes back. */
export function useRecoveryForm(options: {
  stage: 0 | 1 | 2 | 3;
  facts: RecoveryFacts;
  regions: Pick<RegionChoice, 'list' | 'chosen' | 'choose'>;
  initial?: Partial<RecoveryValues>;
  onEdit: () => void;
  /** `region`: the one that the phone named, or that was chosen. */
  onSubmit: (values: RecoveryValues, region: Region) => void;
}): RecoveryForm {
  const { stage, facts, regions, onEdit, onSubmit } = options;
  const [values, setValues] = useState<RecoveryValues>({ ...emptyRecovery, ...options.initial });
  const [errors, setErrors] = useState<RecoveryErrors>({});
  const isComposing = useRef(false);
  const fields = fieldsOf(stage, facts.way);

  useEffect(() => setErrors({}), [stage, facts.way]);
  // Another region judges the same number otherwise.
  useEffect(() => setErrors(({ phone: _, ...others }) => others), [regions.chosen.iso2]);
  // A code is typed once; coming back to its step asks for another.
  const isElsewhere = stage !== 1;
  useEffect(() => {
    if (isElsewhere) setValues(now => ({ ...now, code: '' }));
  }, [isElsewhere]);

  const put = (field: RecoveryField, text: string) => setValues(now => ({ ...now, [field]: text }));

  /** What a field lets stand. A phone may name its region, which is then the chosen one. */
  function understand(field: RecoveryField, text: string, settled = false): string {
    if (field !== 'phone') return tidy(field, text);
    const read = readPhone(text, { ...regions, settled });
    if (read.region.iso2 !== regions.chosen.iso2) regions.choose(read.region.iso2);
    return read.text;
  }

  return {
    values,
    errors,
    filled: fields.every(field => values[field] !== ''),
    type(field, text) {
      put(field, isComposing.current ? text : understand(field, text));
      setErrors(({ [field]: _, ...others }) => others);
      onEdit();
    },
    empty: field => put(field, ''),
    leave(field) {
      if (values[field] === '') return;
      const left = { ...values, [field]: understand(field, values[field], true) };
      setValues(left);
      const { region } = readPhone(values.phone, { ...regions, settled: true });
      const problems = recoveryProblems(left, [field], { ...facts, region });
      setErrors(now => ({ ...now, [field]: problems[field] }));
    },
    submit() {
      const { region, text } = readPhone(values.phone, { ...regions, settled: true });
      const meant = facts.way === 'phone' ? { ...values, phone: text } : values;
      const problems = recoveryProblems(meant, fields, { ...facts, region });
      setErrors(problems);
      if (Object.keys(problems).length > 0) return;
      if (region.iso2 !== regions.chosen.iso2) regions.choose(region.iso2);
      setValues(meant);
      onSubmit(meant, region);
    },
    composing: {
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd() {
        isComposing.current = false;
        const tidied = fields.map(field => [field, understand(field, values[field])]);
        setValues(now => ({ ...now, ...Object.fromEntries(tidied) }));
      },
    },
  };
}
