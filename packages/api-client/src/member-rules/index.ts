export { birthdayProblem } from './birthday.ts';
export { mailboxKey, readMailbox } from './mailbox.ts';
export { isRealName, normaliseRealName } from './real-name.ts';
export { withdrawalDigitsProblem } from './withdrawal-digits.ts';
