/**
 * The calls that only the dialogs of getting in make. A door of their own: whatever `endpoints` opens is in the
 * first page of every site.
 */
export { isCaptchaNeeded } from './captcha.ts';
export { useRegionsQuery } from './country-area.ts';
export { useLookIfOpen } from './look-if-open.ts';
export {
  useEndSessionMutation,
  useLogoutEverywhereMutation,
  useMemberSessionsQuery,
  useSecurityTrailQuery,
} from './user-devices.ts';
export { useLoginMutation, useRegisterMutation } from './user-entry.ts';
export {
  useForgetByEmailOneMutation,
  useForgetByEmailThreeMutation,
  useForgetByEmailTwoMutation,
  useForgetByPhoneOneMutation,
  useForgetByPhoneThreeMutation,
  useForgetByPhoneTwoMutation,
} from './user-recovery.ts';
export {
  useDefaultKaptchaMutation,
  useSendCodeOneMutation,
  useSliderCaptchaMutation,
  useValidateGeeCheckMutation,
} from './user-verification.ts';
