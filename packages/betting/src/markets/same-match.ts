import { lineOfHome, parseLine, printLine, type Strong } from './line.ts';
import {
  comparesHalves,
  isOfGoalTimes,
  isOfSets,
  isTotal,
  type Market,
  type MarketPick,
  type Phase,
} from './market.ts';
import { markets, tabledPick } from './market-table.ts';
import { isHalfOrFull } from './periods.ts';

/** One pick of a same-match combination, with the line it is on. */
export interface SameMatchPart {
  readonly market: Market;
  readonly pick: MarketPick;
  /** As printed; empty for markets without a line. */
  readonly line: string;
  readonly strong: Strong;
}

/** A combination wins when of every group one part wins: parts within a group are alternatives. */
export type SameMatchGroups = readonly (readonly SameMatchPart[])[];

/** What names one part: a pick as it travels on the wire. */
export interface SameMatchPick {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
}

/** Fewest groups and most parts of a combination. */
export const sameMatchParts = { least: 2, most: 6 } as const;

const market = (wtype: string, phase: Phase): Market => ({
  kind: 'same-match',
  period: 'full',
  phase,
  wtype,
  paired: false,
  picks: [],
});

/** The market of all combinations of a match, before it and in play. No board lists it: what is picked makes it. */
export const sameMatchMarkets: Readonly<Record<Phase, Market>> = {
  pre: market('SM', 'pre'),
  live: market('RSM', 'live'),
};

/**
 * Whether a pick may be part of a combination: it wins or loses by the score of the half or of the match, or by who led at each. A part
 * that may return a stake has no price within the whole (docs/rules.md#same-match-combinations).
 */
export function mayCombine({ wtype, rtype, line }: Pick<SameMatchPick, 'wtype' | 'rtype' | 'line'>): boolean {
  const found = tabledPick(wtype, rtype);
  if (!found || isOfSets(found.market.kind) || isOfGoalTimes(found.market)) return false;
  if (!isHalfOrFull(found.market.period) || comparesHalves(found.market.kind)) return false;
  const { kind } = found.market;
  if (kind !== 'handicap' && !isTotal(kind)) return kind !== 'draw-no-bet' && line === '';
  const quarters = parseLine(line);
  return quarters !== undefined && Math.abs(quarters % 4) === 2;
}

/**
 * The pick of a combination as it travels on the wire, parts in one order: "M:MH+OU:OUC@2.5". Undefined when it is none:
 * too few or too many parts, one of them twice, of both phases, or with a push.
 */
export function sameMatchRtype(groups: readonly (readonly SameMatchPick[])[]): string | undefined {
  const texts = groups.map(group => [...group].map(sameMatchPart).sort());
  const rtype = texts
    .map(group => group.join('|'))
    .sort()
    .join('+');
  const all = texts.flat();
  const phases = new Set(
    groups.flat().map(({ wtype, rtype: pick }) => tabledPick(wtype, pick)?.market.phase),
  );
  const isWhole =
    groups.length >= sameMatchParts.least &&
    all.length <= sameMatchParts.most &&
    new Set(all).size === all.length &&
    groups.every(group => group.length > 0 && group.every(mayCombine)) &&
    phases.size === 1;
  return isWhole ? rtype : undefined;
}

/** The parts behind the pick of a combination; undefined for a text that `sameMatchRtype` does not print. */
export function sameMatchGroups(rtype: string): SameMatchGroups | undefined {
  const groups: SameMatchPart[][] = [];
  for (const text of rtype.split('+')) {
    const group: SameMatchPart[] = [];
    for (const part of text.split('|')) {
      const read = readPart(part);
      if (!read) return undefined;
      group.push(read);
    }
    groups.push(group);
  }
  return sameMatchRtype(groups.map(group => group.map(pickOf))) === rtype ? groups : undefined;
}

/** A part as a pick of the wire. */
export function pickOf({ market: { wtype }, pick: { rtype }, line, strong }: SameMatchPart): SameMatchPick {
  return { wtype, rtype, line, strong };
}

/** The same combination before the match or in play; undefined when a part has no such market. */
export function sameMatchInPhase(groups: SameMatchGroups, phase: Phase): string | undefined {
  const moved = groups.map(group =>
    group.flatMap(part => {
      const other = inPhase(part.market, phase);
      const pick = other?.picks.find(each => each.pick === part.pick.pick);
      return other && pick ? [{ ...pickOf(part), wtype: other.wtype, rtype: pick.rtype }] : [];
    }),
  );
  return moved.every((group, at) => group.length === groups[at]!.length) ? sameMatchRtype(moved) : undefined;
}

const nameOf = ({ kind, period }: Market, phase: Phase) => `${kind} ${period} ${phase}`;
/** The first of each kind and period is the main one. */
const mainMarkets = new Map([...markets].reverse().map(each => [nameOf(each, each.phase), each]));

/** The main market of a kind and period in a phase: parts carry their lines, so alternates are the main market. */
function inPhase(market: Market, phase: Phase): Market | undefined {
  return mainMarkets.get(nameOf(market, phase));
}

/** A part as the pick of a combination has it. Alternate lines are printed as the main market: one bet has one text. */
export function sameMatchPart({ wtype, rtype, line, strong }: SameMatchPick): string {
  const found = tabledPick(wtype, rtype);
  const main = found && inPhase(found.market, found.market.phase);
  const pick = main?.picks.find(each => each.pick === found?.pick.pick);
  const named = main && pick ? `${main.wtype}:${pick.rtype}` : `${wtype}:${rtype}`;
  const quarters = line === '' ? undefined : parseLine(line);
  if (quarters === undefined) return named;
  return `${named}@${printLine(found?.market.kind === 'handicap' ? lineOfHome(quarters, strong) : quarters)}`;
}

function readPart(text: string): SameMatchPart | undefined {
  const [named = '', signed = ''] = text.split('@');
  const [wtype = '', rtype = ''] = named.split(':');
  const found = tabledPick(wtype, rtype);
  if (!found) return undefined;
  const quarters = signed === '' ? undefined : parseLine(signed);
  if (quarters === undefined) return { ...found, line: '', strong: '' };
  if (found.market.kind !== 'handicap') return { ...found, line: printLine(quarters), strong: '' };
  // Added to the home score: negative when home gives.
  return { ...found, line: printLine(Math.abs(quarters)), strong: quarters > 0 ? 'C' : 'H' };
}
