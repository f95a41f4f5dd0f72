import { type FootballRules, footballFacts, type Pair } from '@lobby/draws';

/** Number of distinguished goal counts of one side; the last one includes all higher counts. */
export const lawGoals = 9;
const width = lawGoals + 1;

/** Probabilities of further goals, row-major, home first; one for each of the four states of red cards. */
type ByReds = readonly Float64Array[];

/** Further goals by the drawing law, by the number of remaining minutes of a half that may have goals. */
export interface Law {
  /** In the second half. */
  readonly second: readonly ByReds[];
  /** In the first half. */
  readonly first: readonly ByReds[];
  /** In the first half and all of the second. */
  readonly firstAndSecond: readonly ByReds[];
  /** In the first half and in the match, before kick-off. */
  readonly wholeFirst: ByReds;
  readonly wholeMatch: ByReds;
  readonly wholeSecond: ByReds;
  /** One minute of a half, or the rest of it, before `after`. */
  minute(half: 0 | 1, after: ByReds, part: Part): ByReds;
}

/** The part of a minute that has passed without an event, and the sides whose draw of it has been used. */
interface Part {
  readonly gone: number;
  readonly used: readonly [home: boolean, away: boolean];
}

const wholeMinute: Part = { gone: 0, used: [false, false] };
const whole = 0x1_0000_0000;
const redsOf = (state: number): Pair => [state >> 1, state & 1];

/** Computes the law by backward induction: the steps of `drawFootball` minute by minute, over all outcomes. */
export function lawOf(rules: FootballRules): Law {
  const minute: Law['minute'] = (half, after, { gone, used }) =>
    after.map((_, state) => {
      const reds = redsOf(state);
      const goal = goalChances(rules, half, reds);
      const rest = new Float64Array(width * width);
      const [home, away] = ([0, 1] as const).map(side => {
        const red = reds[side] === 0 ? rules.red / whole : 0;
        if (used[side]) return { goal: 0, red: 0, none: 1 };
        const left = (1 - gone) / (1 - (goal[side] + red) * gone);
        return { goal: goal[side] * left, red: red * left, none: 1 - (goal[side] + red) * left };
      }) as [Trial, Trial];
      const add = (chance: number, toState: number, h: number, c: number) => {
        if (chance > 0) shift(rest, after[toState]!, chance, h, c);
      };
      add(home.none * away.none, state, 0, 0);
      add(home.goal * away.none, state, 1, 0);
      add(home.none * away.goal, state, 0, 1);
      add(home.goal * away.goal, state, 1, 1);
      add(home.red * away.none, state | 2, 0, 0);
      add(home.none * away.red, state | 1, 0, 0);
      add(home.red * away.goal, state | 2, 0, 1);
      add(home.goal * away.red, state | 1, 1, 0);
      add(home.red * away.red, 3, 0, 0);
      return rest;
    });
  const minutesBefore = (half: 0 | 1, end: ByReds): ByReds[] => {
    const { least, choices } = rules.minutes[half];
    const rows = [end];
    for (let left = 1; left < least + choices - 1; left++) {
      rows.push(minute(half, rows[left - 1]!, wholeMinute));
    }
    return rows;
  };
  const ofAnyLength = (half: 0 | 1, rows: readonly ByReds[]): ByReds => {
    const { least, choices } = rules.minutes[half];
    const { quietMinutes } = footballFacts;
    return mixture(Array.from({ length: choices }, (_, at) => rows[least + at - quietMinutes]!));
  };
  const second = minutesBefore(1, nothing());
  const wholeSecond = ofAnyLength(1, second);
  const first = minutesBefore(0, nothing());
  const firstAndSecond = minutesBefore(0, wholeSecond);
  return {
    second,
    first,
    firstAndSecond,
    wholeFirst: ofAnyLength(0, first),
    wholeSecond,
    wholeMatch: ofAnyLength(0, firstAndSecond),
    minute,
  };
}

interface Trial {
  readonly goal: number;
  readonly red: number;
  readonly none: number;
}

/** All of these, equally likely. */
export function mixture(parts: readonly ByReds[]): ByReds {
  return nothing().map((_, state) => {
    const sum = new Float64Array(width * width);
    for (const part of parts) {
      const chances = part[state]!;
      for (let at = 0; at < sum.length; at++) sum[at]! += chances[at]! / parts.length;
    }
    return sum;
  });
}

/** No further goals. */
export function nothing(): ByReds {
  return [0, 1, 2, 3].map(() => {
    const sure = new Float64Array(width * width);
    sure[0] = 1;
    return sure;
  });
}

function goalChances(rules: FootballRules, half: 0 | 1, [home, away]: Pair): Pair {
  const { own, other } = rules.afterRed;
  const changed = (chance: number, mine: number, theirs: number) =>
    (chance * (mine > 0 ? own / 1000 : 1) * (theirs > 0 ? other / 1000 : 1)) / whole;
  const [h, c] = rules.goal[half];
  return [changed(h, home, away), changed(c, away, home)];
}

function shift(into: Float64Array, from: Float64Array, chance: number, home: number, away: number): void {
  for (let h = 0; h < width; h++) {
    const row = Math.min(h + home, lawGoals) * width;
    for (let c = 0; c < width; c++) {
      into[row + Math.min(c + away, lawGoals)]! += chance * from[h * width + c]!;
    }
  }
}
