import { useEffect, useRef, useState } from 'react';
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
  initial?: Partial<RecoveryValues>;
  onEdit: () => void;
  onSubmit: (values: RecoveryValues) => void;
}): RecoveryForm {
  const { stage, facts, onEdit, onSubmit } = options;
  const [values, setValues] = useState<RecoveryValues>({ ...emptyRecovery, ...options.initial });
  const [errors, setErrors] = useState<RecoveryErrors>({});
  const isComposing = useRef(false);
  const fields = fieldsOf(stage, facts.way);

  useEffect(() => setErrors({}), [stage, facts.way, facts.region]);
  // A code is typed once; coming back to its step asks for another.
  const isElsewhere = stage !== 1;
  useEffect(() => {
    if (isElsewhere) setValues(now => ({ ...now, code: '' }));
  }, [isElsewhere]);

  const put = (field: RecoveryField, text: string) => setValues(now => ({ ...now, [field]: text }));

  return {
    values,
    errors,
    filled: fields.every(field => values[field] !== ''),
    type(field, text) {
      put(field, isComposing.current ? text : tidy(field, text));
      setErrors(({ [field]: _, ...others }) => others);
      onEdit();
    },
    empty: field => put(field, ''),
    leave(field) {
      if (values[field] === '') return;
      const problems = recoveryProblems(values, [field], facts);
      setErrors(now => ({ ...now, [field]: problems[field] }));
    },
    submit() {
      const problems = recoveryProblems(values, fields, facts);
      setErrors(problems);
      if (Object.keys(problems).length === 0) onSubmit(values);
    },
    composing: {
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd() {
        isComposing.current = false;
        setValues(now => {
          const tidied = fields.map(field => [field, tidy(field, now[field])]);
          return { ...now, ...Object.fromEntries(tidied) };
        });
      },
    },
  };
}
