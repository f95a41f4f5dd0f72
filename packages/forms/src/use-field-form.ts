import { useFieldKeys } from '@lobby/ui-kit/field-keys';
import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import {
  type FieldForm,
  type FieldFormOptions,
  missingOf,
  oneField,
  type Readers,
  readersOf,
  readField,
  settle,
  type TextName,
  textOf,
} from './field-form.ts';
import { useFocusOnTrouble } from './use-focus-on-trouble.ts';

/**
 * The one way to fill in a form. A field is judged when it is left with a value, all of them on submit, none during composition. Values outlive a change of rules, so the steps of a wizard
 * share one form.
 */
export function useFieldForm<Values extends object, Id extends string, Note = undefined>(
  options: FieldFormOptions<Values, Id, Note>,
): FieldForm<Values, Id, Note> {
  const { rules, labels, say, busy = false, step, onEdit, onSubmit } = options;
  const read: Readers<Values> = options.read ?? {};
  const frame = useRef<HTMLFormElement>(null);
  const isComposing = useRef(false);
  const keys = useFieldKeys();
  const note = useRef<Note>(undefined);

  const formik = useFormik<Values>({
    initialValues: options.initial,
    validateOnChange: false,
    validateOnBlur: false,
    validate: values => rules.problems(settle(values, read)),
    onSubmit: values => {
      const meant = settle(values, read);
      put(meant);
      onSubmit(meant, note.current);
    },
  });
  const { values, setErrors, setFieldError, setFieldValue } = formik;
  // With what was put in since they were drawn.
  const latest = useRef(values);
  latest.current = values;
  const focus = useFocusOnTrouble(frame, { judging: formik.isValidating, step });
  // Safe: every error comes from the rules.
  const errors = formik.errors as FieldForm<Values, Id>['errors'];

  const judged = rules.fields.join();
  useEffect(() => setErrors({}), [judged]);

  function put(changes: Partial<Values>): void {
    latest.current = { ...latest.current, ...changes };
    for (const [name, value] of Object.entries(changes)) void setFieldValue(name, value, false);
  }

  function edit(name: keyof Values & string, changes: Partial<Values>): void {
    put(changes);
    setFieldError(name, undefined);
    focus.edited();
    onEdit?.();
  }

  function type(name: TextName<Values>, text: string): void {
    const typed = oneField<Values>(name, text);
    edit(name, isComposing.current ? typed : readField({ ...values, ...typed }, name, read[name], false));
  }

  /** Other fields may be judged by what is chosen: what was said of them goes when it is true no more. */
  function choose(name: TextName<Values>, chosen: Partial<Values>): void {
    const problems = rules.problems({ ...values, ...chosen });
    for (const other of rules.fields) {
      if (problems[other] !== errors[other]) setFieldError(other, undefined);
    }
    edit(name, chosen);
  }

  function settleField(name: TextName<Values>): boolean {
    const left = readField(values, name, read[name], true);
    const problem = rules.problems({ ...values, ...left })[name];
    put(left);
    setFieldError(name, problem);
    return problem === undefined;
  }

  function leave(name: TextName<Values>): void {
    if (textOf(values, name) !== '') settleField(name);
  }

  const errorOf = (name: keyof Values & string, outside?: string) => {
    const id = errors[name];
    return id === undefined ? outside : say(id);
  };

  function submit(given?: Note): void {
    if (busy) return;
    note.current = given;
    focus.tried();
    formik.handleSubmit();
  }

  return {
    values,
    errors,
    missing: missingOf(settle(values, read), rules).map(name => labels[name]),
    text: (name, outside) => ({
      name,
      label: labels[name],
      value: textOf(values, name),
      error: errorOf(name, outside),
      required: rules.problems({ ...values, ...oneField<Values>(name, '') })[name] !== undefined,
      readOnly: busy,
      onChange: text => type(name, text),
      onBlur: () => leave(name),
    }),
    tick: (name, outside) => ({
      name,
      checked: values[name] === true,
      error: errorOf(name, outside),
      disabled: busy,
      onChange: on => edit(name, oneField(name, on)),
    }),
    choice: (name, outside) => ({
      label: labels[name],
      value: values[name],
      error: errorOf(name, outside),
      disabled: busy,
      onChange: value => choose(name, oneField(name, value)),
    }),
    set: (name, value) => void setFieldValue(name, value, false),
    judge(name) {
      const isFine = settleField(name);
      if (!isFine) focus.tried();
      return isFine;
    },
    clear: name => setFieldError(name, undefined),
    submit,
    frame: {
      ref: frame,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
      onKeyDown: keys.keepUnsent,
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd(event) {
        keys.onCompositionEnd(event);
        isComposing.current = false;
        for (const [name, reader] of readersOf(read)) put(readField(latest.current, name, reader, false));
      },
    },
  };
}
