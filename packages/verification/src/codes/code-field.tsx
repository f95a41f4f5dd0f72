import { refusalText } from '@lobby/api-client/refusal-reasons';
import type { ApiFailure } from '@lobby/api-client/request';
import type { TextBinding } from '@lobby/forms';
import { useLocale, useText } from '@lobby/i18n';
import { OtpField } from '@lobby/ui-kit/otp-field';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { verificationMessages } from '../messages/index.ts';
import { isRefused } from './code-refusal.ts';

/** Digits of a code that was sent. */
const CODE_LENGTH = 6;

interface CodeFieldProps extends Omit<TextBinding, 'onBlur'> {
  /** Clears the digits for the next attempt without marking an edit. */
  onEmpty: () => void;
  /** What the platform said of the code that was tried: the boxes are emptied, and the focus comes back to them. */
  refusal?: ApiFailure;
  /** The ticket of the newest code: what was sent is typed next, so the focus comes to the boxes with another one. */
  sent?: string;
  hint?: ReactNode;
  /** The first box. */
  ref?: RefObject<HTMLInputElement | null>;
}

/** The boxes of a code: one behaviour wherever a code is typed. Takes `form.text('code')`. */
export function CodeField(props: CodeFieldProps) {
  const { name, label, value, onChange, onEmpty, error, refusal, sent, hint, readOnly } = props;
  const t = useText(verificationMessages);
  const locale = useLocale();
  const own = useRef<HTMLInputElement>(null);
  const first = props.ref ?? own;
  const empty = useRef(onEmpty);
  useEffect(() => {
    empty.current = onEmpty;
  });
  useEffect(() => {
    if (!refusal) return;
    empty.current();
    first.current?.focus();
  }, [refusal, first]);
  const newest = useRef(sent);
  useEffect(() => {
    if (sent !== undefined && sent !== newest.current) first.current?.focus();
    newest.current = sent;
  }, [sent, first]);
  /** The result code's own text says "later", but another code can be requested now. */
  const wordsOf = (failure: ApiFailure) =>
    isRefused(failure, 'authentication-locked')
      ? t('verification.code.locked')
      : refusalText(failure, locale);
  return (
    <OtpField
      ref={first}
      label={label}
      name={name}
      length={CODE_LENGTH}
      value={value}
      onChange={onChange}
      error={error ?? (refusal && wordsOf(refusal))}
      hint={hint}
      readOnly={readOnly}
    />
  );
}
