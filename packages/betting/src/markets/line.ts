/** A line counted in quarter goals: 0.75 is 3. Whole numbers only, so adding and comparing is exact. */
export type Quarters = number;

const HALF_STEP = /^\d{1,3}(\.5|\.0{1,2}|\.50)?$/;
const QUARTER_STEP = /^\d{1,3}(\.(0{1,2}|25|5|50|75))?$/;

/**
 * Reads a line: "0.75", "-0.50", "0 / 0.5", "-0.5/1", "2.5 / 3". A sign in front covers both halves.
 * Undefined when it is not a line of whole quarters, or the halves are not neighbours.
 */
export function parseLine(text: string): Quarters | undefined {
  const compact = text.replaceAll(' ', '');
  const sign = compact.startsWith('-') ? -1 : 1;
  const [low, high, ...rest] = compact.replace(/^[+-]/, '').split('/');
  if (low === undefined || rest.length > 0) return undefined;
  if (high === undefined) return QUARTER_STEP.test(low) ? unsignedZero(sign * Number(low) * 4) : undefined;
  if (!HALF_STEP.test(low) || !HALF_STEP.test(high)) return undefined;
  const [from, to] = [Number(low) * 4, Number(high) * 4];
  return Math.abs(to - from) === 2 ? sign * ((from + to) / 2) : undefined;
}

/** Prints a line as the provider does: "0.5", "0 / 0.5", "2.5 / 3"; a minus sign covers both halves. */
export function printLine(quarters: Quarters): string {
  const size = Math.abs(quarters);
  const sign = quarters < 0 ? '-' : '';
  return size % 2 === 0 ? `${sign}${size / 4}` : `${sign}${(size - 1) / 4} / ${(size + 1) / 4}`;
}

/** The side that gives the handicap; empty when the line is 0 or there is none. */
export type Strong = 'H' | 'C' | '';

/** Reads the side that gives a line from the wire; anything but H and C means neither. */
export function strongOf(text: string | undefined): Strong {
  return text === 'H' || text === 'C' ? text : '';
}

/** The line as added to the home score: negative when home gives. The wire's ratio is unsigned. */
export function lineOfHome(line: Quarters, strong: Strong): Quarters {
  return unsignedZero(strong === 'C' ? line : -line);
}

/** The line shown with the picked team: "-0.5/1", "+0.5/1" or "0". */
export function lineOfSide(lineText: string, strong: Strong, side: 'H' | 'C'): string {
  const line = parseLine(lineText);
  if (line === undefined) return lineText;
  const signed = strong === side ? -line : line;
  const text = printLine(signed).replaceAll(' ', '');
  return signed > 0 ? `+${text}` : text;
}

/** Kept from -0, which is not 0 for Object.is and prints "-0" in places. */
function unsignedZero(value: number): number {
  return value === 0 ? 0 : value;
}
