export { normaliseRealName } from '@lobby/api-client/member-rules';
export { isOwnName, isSameName, USERNAME_MAX } from './account.ts';
export {
  type CodeNeed,
  codeChecks,
  codeChecksFor,
  emailChecks,
  passwordChecks,
  phoneChecks,
  readCode,
  realNameChecks,
  usernameChecks,
} from './checks.ts';
export {
  EMAIL_MAX,
  isCode,
  isEmail,
  isPhone,
  mainland,
  type PhoneValues,
  type Region,
  regionOf,
} from './contact.ts';
export { phoneReader, readPhone } from './read-phone.ts';
