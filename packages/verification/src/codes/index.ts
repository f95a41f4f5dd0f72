export { AnotherCodeButton } from './another-code-button.tsx';
export { CallNotice } from './call-notice.tsx';
export { CodeField } from './code-field.tsx';
export { type CodeWay, cateOf } from './code-way.ts';
export { FraudWarning } from './fraud-warning.tsx';
export { GetCode } from './get-code.tsx';
export { useResendCountdown } from './resend-times.ts';
export { sealCodeRequest } from './seal-code-request.ts';
export { CODE_LIVES_MS, defineUnderWay, hasTexts, keepUnderWay, readUnderWay } from './under-way.ts';
