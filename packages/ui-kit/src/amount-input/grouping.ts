/** An amount with a comma between its thousands: "10416.5" → "10,416.5". Text that is no amount stays as it is. */
export function grouped(amount: string): string {
  const [whole = '', ...rest] = amount.split('.');
  if (!/^\d{4,}$/.test(whole) || rest.length > 1 || !rest.every(part => /^\d*$/.test(part))) return amount;
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

/** An edit of a field that shows a grouped amount, as the browser has made it. */
export interface GroupedEdit {
  /** The amount before, without commas. */
  readonly before: string;
  /** The whole text after the edit, and where the caret is in it. */
  readonly text: string;
  readonly caret: number;
  /** Where the selection began before the edit, when the browser has reported it. */
  readonly from?: number;
  /** How it was edited, `inputType` of the event. */
  readonly by?: string;
}

/** An amount without our commas, and how many of its characters are left of the caret. */
export interface PlainEdit {
  readonly text: string;
  readonly caret: number;
}

/**
 * The amount after an edit, without the commas that were shown. Commas that were typed stay, and ours beside them, so
 * that "1,000,500" can be told from a decimal comma. Deleting one of our commas deletes the digit beside it.
 */
export function readEdit({ before, text, caret, from, by }: GroupedEdit): PlainEdit {
  const shown = grouped(before);
  if (shown === before) return { text, caret };
  const kept = Math.min(sharedEnd(shown, text), text.length - caret);
  const most = Math.min(caret, from ?? caret, shown.length - kept);
  const begin = sharedStart(shown, text, most);
  const put = text.slice(begin, text.length - kept);
  if (/[,，]/.test(put)) return { text, caret };
  const left = plain(text.slice(0, begin)) + put;
  const right = plain(text.slice(text.length - kept));
  const isComma = left + right === before && text.length < shown.length;
  if (isComma && by === 'deleteContentBackward') {
    return { text: left.slice(0, -1) + right, caret: left.length - 1 };
  }
  if (isComma && by === 'deleteContentForward') return { text: left + right.slice(1), caret: left.length };
  return { text: left + right, caret: left.length };
}

/**
 * Where the caret stands in what is shown after an edit. An amount may have become another one, with plain figures for
 * full-width ones or with commas: as many characters stay to the left, separators apart.
 */
export function caretIn(shown: string, { text, caret }: PlainEdit): number {
  if (shown === text) return caret;
  const most = [...text.slice(0, caret)].filter(isCounted).length;
  let at = 0;
  for (let passed = 0; at < shown.length && passed < most; at += 1)
    if (isCounted(shown.charAt(at))) passed += 1;
  return at;
}

function isCounted(char: string): boolean {
  return !/[,，\s]/.test(char);
}

function plain(text: string): string {
  return text.replaceAll(',', '');
}

function sharedStart(one: string, other: string, most: number): number {
  let at = 0;
  while (at < most && one[at] === other[at]) at += 1;
  return at;
}

function sharedEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count))
    count += 1;
  return count;
}
