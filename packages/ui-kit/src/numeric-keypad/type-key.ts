export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '00'
  | '.'
  | 'backspace'
  | 'clear';

/** An amount while it is typed, with the selection in it; where both ends are the same it is the caret. */
export interface TypedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The text after a key at the caret: one point, two decimals, no leading zeros. */
export function typeKey(before: TypedText, key: KeypadKey): TypedText {
  const { text, start, end } = before;
  if (key === 'clear') return at('', '');
  const right = text.slice(end);
  if (key === 'backspace') return at(text.slice(0, start === end ? Math.max(0, start - 1) : start), right);
  const left = text.slice(0, start);
  if (key === '.') return `${left}${right}`.includes('.') ? before : at(`${left || '0'}.`, right);
  // A zero alone gives way to what is typed.
  const typed = `${left === '0' ? '' : left}${key}`;
  const cents = `${typed}${right}`.split('.')[1] ?? '';
  return cents.length > 2 ? before : at(typed.replace(/^0+(?=\d)/, ''), right);
}

function at(left: string, right: string): TypedText {
  return { text: left + right, start: left.length, end: left.length };
}
