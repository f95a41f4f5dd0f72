/** See docs/rules.md#names-and-passwords. */
export const USERNAME_MAX = 11;

/** 4–11 letters and digits, first a letter, at least two letters and at least one digit. */
export function isUsername(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9]{3,10}$/.test(text) && /\d/.test(text) && countLetters(text) >= 2;
}

/** 8–12 letters and digits, at least one of each. */
export function isPassword(text: string): boolean {
  return /^[A-Za-z0-9]{8,12}$/.test(text) && /\d/.test(text) && /[A-Za-z]/.test(text);
}

/** A password that is the name, in whatever case, is the first that anybody tries; the platform refuses it too. */
export function isOwnName(password: string, name: string): boolean {
  return isSameName(password, name);
}

/** One name, whatever the case and the spaces around it: the platform tells no two names apart by them. */
export function isSameName(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.trim().toLowerCase() === other?.trim().toLowerCase();
}

function countLetters(text: string): number {
  return text.replace(/[^A-Za-z]/g, '').length;
}
