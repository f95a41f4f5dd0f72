import type { Key } from '../keyed.ts';
import { type DrawStream, drawStream } from '../stream.ts';
import type { FootballEvent, FootballScript } from './event.ts';
import type { FootballRules, Lengths, Pair } from './rules.ts';

const minute = 60_000;
const sides = ['H', 'C'] as const;

/**
 * Draws a match from its rules and its key. Goals and cards, added time, and the false alarms that shut the
 * book each come from a stream of their own.
 */
export function drawFootball(rules: FootballRules, key: Key): FootballScript {
  const minutes = drawMinutes(rules.minutes, key);
  const stream = drawStream(key, 'script');
  const first = playHalf(rules, 0, minutes[0], [0, 0], stream);
  const second = playHalf(rules, 1, minutes[1], first.reds, stream);
  return withAlarms(minutes, [first.events, second.events], key);
}

/** A replayed match: the goals it had in each half, at drawn moments. It shows no cards. */
export function placeFootball(
  goals: readonly [first: Pair, second: Pair],
  lengths: FootballRules['minutes'],
  key: Key,
): FootballScript {
  const minutes = drawMinutes(lengths, key);
  const stream = drawStream(key, 'script');
  const place = (half: 0 | 1): FootballEvent[] => {
    const moments = sides.flatMap((side, at) =>
      Array.from({ length: goals[half][at]! }, () => ({
        kind: 'goal' as const,
        side,
        at: stream.below((minutes[half] - 1) * minute),
      })),
    );
    return spread(moments, minutes[half]);
  };
  return withAlarms(minutes, [place(0), place(1)], key);
}

/** Goals by half, as drawn. */
export function goalsOf(script: FootballScript): readonly [first: Pair, second: Pair] {
  const count = (half: 0 | 1, side: 'H' | 'C') =>
    script.halves[half].filter(event => event.kind === 'goal' && event.side === side).length;
  return [
    [count(0, 'H'), count(0, 'C')],
    [count(1, 'H'), count(1, 'C')],
  ];
}

function drawMinutes(lengths: readonly [Lengths, Lengths], key: Key): [number, number] {
  const stream = drawStream(key, 'added-time');
  const [first, second] = lengths;
  return [first.least + stream.below(first.choices), second.least + stream.below(second.choices)];
}

function playHalf(
  rules: FootballRules,
  half: 0 | 1,
  minutes: number,
  redsBefore: Pair,
  stream: DrawStream,
): { events: FootballEvent[]; reds: Pair } {
  const events: FootballEvent[] = [];
  const reds: [number, number] = [...redsBefore];
  for (let at = 0; at < minutes - 1; at++) {
    const chances = afterReds(rules.goal[half], reds, rules.afterRed);
    for (const side of [0, 1] as const) {
      const drawn = stream.word();
      const when = at * minute + stream.below(minute);
      if (drawn < chances[side]) {
        events.push({ kind: 'goal', side: sides[side], at: when });
      } else if (drawn >= 0x1_0000_0000 - rules.red && reds[side] === 0) {
        reds[side]++;
        events.push({ kind: 'red', side: sides[side], at: when });
      }
    }
  }
  return { events: spread(events, minutes), reds };
}

/** One card a side at most, so that the thousandths are multiplied at most twice. */
function afterReds([home, away]: Pair, reds: Pair, { own, other }: FootballRules['afterRed']): Pair {
  const changed = (chance: number, mine: number, theirs: number) => {
    const less = mine > 0 ? Math.floor((chance * own) / 1000) : chance;
    return theirs > 0 ? Math.floor((less * other) / 1000) : less;
  };
  return [changed(home, reds[0], reds[1]), changed(away, reds[1], reds[0])];
}

/** Attacks without a goal: the market is suspended for a moment, so that a suspension does not reveal a goal. */
function withAlarms(
  minutes: readonly [number, number],
  halves: readonly [FootballEvent[], FootballEvent[]],
  key: Key,
): FootballScript {
  const stream = drawStream(key, 'alarms');
  const together = (half: 0 | 1): FootballEvent[] => {
    const alarms = Array.from({ length: 1 + stream.below(3) }, () => ({
      kind: 'danger' as const,
      side: sides[stream.below(2)]!,
      at: minute + stream.below((minutes[half] - 3) * minute),
    }));
    return [...halves[half], ...alarms].sort((one, two) => one.at - two.at);
  };
  return { minutes, halves: [together(0), together(1)] };
}

/** Goals of one half lie at least this many ms apart, and this far from its end. */
const margin = 45_000;

/** Keeps events in order, apart from each other, and clear of both whistles of a half of `minutes`. */
function spread(events: readonly FootballEvent[], minutes: number): FootballEvent[] {
  const sorted = [...events].sort((one, two) => one.at - two.at);
  const gap = Math.min(margin, Math.floor(((minutes - 1) * minute) / (sorted.length + 1)));
  let latest = minutes * minute - margin;
  const beforeEnd = sorted.reverse().map(event => {
    const at = Math.min(event.at, latest);
    latest = at - gap;
    return { ...event, at };
  });
  // A crowd in the first minute was pushed before it; the earliest places are one gap apart as well.
  return beforeEnd
    .reverse()
    .map((event, place) => ({ ...event, at: Math.max(event.at, 6_000 + place * gap) }));
}
