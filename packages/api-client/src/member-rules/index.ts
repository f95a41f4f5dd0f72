export { birthdayProblem } from './birthday.ts';
export { isRealName, normaliseRealName } from './real-name.ts';
export { withdrawalDigitsProblem } from './withdrawal-digits.ts';
