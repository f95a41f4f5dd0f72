import { useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import type { MessageId } from '../messages/index.ts';
import { USERNAME_MAX } from '../rules/account.ts';
import { normaliseField, toHalfWidth } from '../rules/normalise.ts';
import {
  type AccessValues,
  type AccessWay,
  emptyValues,
  missingFields,
  problemsOf,
} from './login-register.form.ts';

type TextName = 'username' | 'password' | 'repeat';

export interface AccessForm {
  readonly values: AccessValues;
  /** Message ids, shown beside the fields. */
  readonly errors: Partial<Record<keyof AccessValues, MessageId>>;
  /** What still has to be filled in, in the order of the form. */
  readonly missing: readonly MessageId[];
  type(name: TextName, text: string): void;
  /** The visitor left the field: what they made of it is now judged. */
  leave(name: TextName): void;
  tick(name: 'agree' | 'remember', on: boolean): void;
  /** `prefer`: the captcha the member chose, if one is asked for. */
  submit(prefer?: 'graphic'): void;
  /** For the form element: nothing is cut or judged while an input method is composing. */
  readonly composing: { onCompositionStart(): void; onCompositionEnd(): void };
}

/** The values and errors of the access dialog; the same values serve both ways. */
export function useAccessForm(options: {
  way: AccessWay;
  /** The name whose password is remembered, when there is one. */
  rememberedName?: string;
  initial?: Partial<AccessValues>;
  onSubmit: (values: AccessValues, prefer?: 'graphic') => void;
  onEdit: () => void;
  /** The box was unticked: what is remembered goes at once. */
  onForgetPassword: () => void;
}): AccessForm {
  const { way, rememberedName, onSubmit, onEdit } = options;
  const isComposing = useRef(false);
  const preferred = useRef<'graphic'>(undefined);
  const hasRemembered = (values: AccessValues) =>
    rememberedName !== undefined && normaliseField(values.username) === rememberedName;
  const judge = (values: AccessValues) => problemsOf(values, way, hasRemembered(values));

  const formik = useFormik<AccessValues>({
    initialValues: { ...emptyValues, ...options.initial },
    validateOnChange: false,
    validateOnBlur: false,
    validate: judge,
    onSubmit: values => onSubmit(values, preferred.current),
  });
  const { values, setFieldValue, setFieldError, setErrors } = formik;

  useEffect(() => setErrors({}), [way]);

  const usernameIsEmpty = values.username === '';
  useEffect(() => {
    if (rememberedName === undefined) return;
    if (usernameIsEmpty) void setFieldValue('username', rememberedName, false);
    if (usernameIsEmpty || values.username === rememberedName) void setFieldValue('remember', true, false);
  }, [rememberedName]);

  const put = (name: TextName, text: string) => void setFieldValue(name, limit(name, text, way), false);

  return {
    values,
    // Safe: every message of the rules is a message id.
    errors: formik.errors as AccessForm['errors'],
    missing: missingFields(values, way, hasRemembered(values)),
    type(name, text) {
      if (isComposing.current) void setFieldValue(name, text, false);
      else put(name, text);
      setFieldError(name, undefined);
      onEdit();
    },
    leave(name) {
      if (values[name] !== '') setFieldError(name, judge(values)[name]);
    },
    tick(name, on) {
      void setFieldValue(name, on, false);
      setFieldError(name, undefined);
      if (name === 'remember' && !on) options.onForgetPassword();
    },
    submit(prefer) {
      preferred.current = prefer;
      formik.handleSubmit();
    },
    composing: {
      onCompositionStart() {
        isComposing.current = true;
      },
      onCompositionEnd() {
        isComposing.current = false;
        for (const name of ['username', 'password', 'repeat'] as const) put(name, values[name]);
      },
    },
  };
}

/** What a field lets stand: no spaces or full-width forms, and no more of a name than a name may have. */
function limit(name: TextName, text: string, way: AccessWay): string {
  if (name === 'username') return normaliseField(text).slice(0, USERNAME_MAX);
  return way === 'register' ? normaliseField(text) : toHalfWidth(text);
}
