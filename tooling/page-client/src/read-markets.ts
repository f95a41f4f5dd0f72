import { codesIn } from './page-tables.ts';

/** What can be backed: the field of a game that carries its price, and how a pick names it. */
export interface PageSelection {
  readonly field: string;
  readonly rtype: string;
  readonly chose: string;
}

/** A row of the table of markets. */
export interface PageMarket {
  readonly wtype: string;
  readonly name: string;
  readonly decimal: boolean;
  readonly selections: readonly PageSelection[];
  /** The fields of a game that carry its line and the side that gives it. */
  readonly line: string | undefined;
  readonly giver: string | undefined;
}

/** @param decimal the kinds of markets whose prices stand as they are in every format. */
export function readMarket(
  [wtype = '', name = '', selections = '', line = '']: readonly string[],
  decimal: readonly string[],
): PageMarket {
  const [lineField, giver] = codesIn(line);
  return {
    wtype: codesIn(wtype)[0] ?? '',
    name,
    decimal: decimal.includes(name.split(',')[0] ?? ''),
    selections: selections.split(' · ').flatMap(readSelection),
    line: lineField,
    giver,
  };
}

function readSelection(text: string): PageSelection[] {
  const [field = '', rtype = ''] = codesIn(text);
  const side = /`[^`]+` `[^`]+` (H|N|C|empty)\b/.exec(text)?.[1];
  if (side === undefined) throw new Error(`the page has no side for "${text}"`);
  const selection = { field, rtype, chose: side === 'empty' ? '' : side };
  const most = /each of 0:0 to (\d):\1/.exec(text)?.[1];
  if (most !== undefined) return scoresTo(Number(most)).map(score => at(selection, score));
  const enough = /each of (\d):0 to \1:\d, and of 0:\1/.exec(text)?.[1];
  return enough === undefined ? [selection] : setScores(Number(enough)).map(score => at(selection, score));
}

/** Scores of sets by which a match can end, of so many that win it: those of home first. */
function setScores(enough: number): [number, number][] {
  const others = Array.from({ length: enough }, (_, n) => n);
  return [
    ...others.map((sets): [number, number] => [enough, sets]),
    ...others.map((sets): [number, number] => [sets, enough]),
  ];
}

function scoresTo(most: number): [number, number][] {
  const goals = Array.from({ length: most + 1 }, (_, n) => n);
  return goals.flatMap(home => goals.map((away): [number, number] => [home, away]));
}

function at({ field, rtype, chose }: PageSelection, [home, away]: [number, number]): PageSelection {
  const fill = (text: string) => text.replace('{h}', String(home)).replace('{c}', String(away));
  return { field: fill(field), rtype: fill(rtype), chose };
}
