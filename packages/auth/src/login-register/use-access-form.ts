import { type FieldForm, useFieldForm } from '@lobby/forms';
import { useText } from '@lobby/i18n';
import { verificationMessages } from '@lobby/verification/messages';
import { isSameName } from '@lobby/verification/rules';
import { useEffect } from 'react';
import type { AccessWay } from '../dialogs/login-register.payload.ts';
import { authMessages } from '../messages/index.ts';
import {
  type AccessMessage,
  type AccessValues,
  accessReaders,
  accessRules,
  emptyValues,
} from './login-register.form.ts';

/** How a form is sent again: with the captcha the member chose. */
export type Preferred = 'graphic';

export type AccessForm = FieldForm<AccessValues, AccessMessage, Preferred>;

/** The form of the access dialog; the same values serve both ways. */
export function useAccessForm(options: {
  way: AccessWay;
  busy: boolean;
  /** The name whose password is remembered, when there is one. */
  rememberedName?: string;
  initial?: Partial<AccessValues>;
  onSubmit: (values: AccessValues, prefer?: Preferred) => void;
  onEdit: () => void;
}): AccessForm {
  const { way, busy, rememberedName, onSubmit, onEdit } = options;
  const t = useText(authMessages, verificationMessages);
  const rules = {
    ...accessRules(way),
    problems: (values: AccessValues) =>
      accessRules(way, isSameName(values.username, rememberedName)).problems(values),
  };

  const form = useFieldForm<AccessValues, AccessMessage, Preferred>({
    initial: { ...emptyValues, ...options.initial },
    rules,
    read: accessReaders(way),
    labels: {
      username: t('auth.username.label'),
      password: t('auth.password.label'),
      repeat: t('auth.repeat.label'),
      agree: t('auth.agree.label'),
      remember: t('auth.remember.label'),
    },
    say: t,
    busy,
    onEdit,
    onSubmit,
  });

  const { values, set } = form;
  const usernameIsEmpty = values.username === '';
  useEffect(() => {
    if (rememberedName === undefined) return;
    if (usernameIsEmpty) set('username', rememberedName);
    if (usernameIsEmpty || isSameName(values.username, rememberedName)) set('remember', true);
  }, [rememberedName]);

  return form;
}
