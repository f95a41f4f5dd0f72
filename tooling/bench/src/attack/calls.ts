import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { digest, drawFootball, fromHex, goalsOf, keyed } from '@lobby/draws';
import type { Overheard } from './overhear.ts';

/** Predicted results of one method, compared with the number expected from the prices. */
export interface Called {
  readonly how: string;
  readonly matches: number;
  readonly right: number;
  readonly expected: number;
  /** Correct minus expected, in standard errors. */
  readonly z: number;
}

type Known = NonNullable<WireDraw['reveal']> & Pick<WireDraw, 'ecid' | 'kickoff' | 'draw_hash'>;

/**
 * Calls the final score of virtual matches from what was public before they kicked off, as if a published value were
 * the key or the key of the key; each with the rules of its own match, which is more than anybody knows beforehand.
 */
export function callResults({ drawn, scores, roots }: Overheard): Called[] {
  const known = [...drawn.values()]
    .flatMap(({ ecid, kickoff, draw_hash, reveal }) =>
      reveal ? [{ ecid, kickoff, draw_hash, ...reveal }] : [],
    )
    .sort((one, other) => one.kickoff - other.kickoff);
  const [root = ''] = roots;
  const ways: Record<string, (match: Known, before: Known) => Uint8Array> = {
    'its commitment as key': match => fromHex(match.draw_hash),
    'keyed by its commitment': match => keyed(fromHex(match.draw_hash), nameOf(match)),
    'keyed by the root of the day': match => keyed(fromHex(root), nameOf(match)),
    'the key before': (_, before) => fromHex(before.key),
    'keyed by the key before': (match, before) => keyed(fromHex(before.key), nameOf(match)),
    'keyed by the nonce before': (match, before) => keyed(fromHex(before.nonce), nameOf(match)),
    'the hash of the key before': (_, before) => fromHex(digest(fromHex(before.key))),
  };
  const called = Object.entries(ways).map(([how, keyOf]) =>
    tally(how, known, scores, (match, before) => scoreOf(match, keyOf(match, before))),
  );
  const likeliest = tally('the shortest price', known, scores, match => {
    const named = [...(scores.get(match.ecid) ?? [])].filter(([name]) => name !== 'other');
    return named.sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  });
  return [likeliest, ...called];
}

function tally(
  how: string,
  known: readonly Known[],
  scores: Overheard['scores'],
  call: (match: Known, before: Known) => string,
): Called {
  let [matches, right, expected, variance] = [0, 0, 0, 0];
  known.forEach((match, at) => {
    const before = known[at - 2];
    const chances = scores.get(match.ecid);
    if (!before || !chances) return;
    const called = call(match, before);
    const chance = chances.get(called) ?? 0;
    matches++;
    if (chance > 0 && called === scoreOf(match, fromHex(match.key))) right++;
    expected += chance;
    variance += chance * (1 - chance);
  });
  return { how, matches, right, expected, z: (right - expected) / Math.sqrt(variance) };
}

function scoreOf({ rules }: Known, key: Uint8Array): string {
  const [first, second] = goalsOf(drawFootball(rules, key));
  return `${first[0] + second[0]}:${first[1] + second[1]}`;
}

const nameOf = ({ ecid, kickoff }: Known) => `event/${ecid}/${kickoff}`;
