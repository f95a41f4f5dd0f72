export { AnotherCodeButton } from './another-code-button.tsx';
export { CodeField } from './code-field.tsx';
export { FraudWarning } from './fraud-warning.tsx';
export { useResendCountdown } from './resend-times.ts';
export { CODE_LIVES_MS, defineUnderWay, hasTexts, keepUnderWay, readUnderWay } from './under-way.ts';
