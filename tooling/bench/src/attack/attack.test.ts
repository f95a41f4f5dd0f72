import { createHash } from 'node:crypto';
import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import { drawFootball, goalsOf, keyed, toHex } from '@lobby/draws';
import { seeded } from '@lobby/draws/testing/seeded';
import { commitmentOf, revealOf } from '@lobby/simulation';
import { testMatch, testSecret } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { anticipation } from './anticipation.ts';
import { callResults } from './calls.ts';
import type { Overheard, Sighting } from './overhear.ts';
import { relations } from './relations.ts';
import { guessSecrets, searchStates } from './secrets.ts';

const count = 60;
const startedAt = 1_800_000_000_000;

/** The published data of a platform whose keys come from `keyOf`; its prices give every score the same chance. */
function overheardOf(keyOf: (id: string, kickoff: number, before: Uint8Array) => Uint8Array): Overheard {
  const drawn = new Map<string, WireDraw>();
  const scores = new Map<string, ReadonlyMap<string, number>>();
  let before = new Uint8Array(32).fill(9);
  for (let n = 0; n < count; n++) {
    const [id, kickoff] = [`7${n}`, startedAt + n * 120_000];
    const match = testMatch({ id, kickoff, gtype: 'VF', key: keyOf(id, kickoff, before) });
    before = Uint8Array.from(match.key);
    const { rules, key, nonce } = revealOf(testSecret, match);
    const [first, second] = goalsOf(drawFootball(rules, key));
    const draw_hash = commitmentOf(testSecret, match);
    scores.set(id, new Map([[`${first[0] + second[0]}:${first[1] + second[1]}`, 0.1]]));
    // Safe: the attack reads only these fields.
    drawn.set(id, {
      ecid: id,
      kickoff,
      draw_hash,
      reveal: { rules, key: toHex(key), nonce: toHex(nonce), proof: [] },
    } as unknown as WireDraw);
  }
  const hashes = new Set([...drawn.values()].map(one => one.draw_hash));
  return { startedAt, sightings: [], scores, drawn, hashes, roots: new Set() };
}

const eventLabel = (id: string, kickoff: number) => `event/${id}/${kickoff}`;
const keyedBy = (secret: Uint8Array) => overheardOf((id, kickoff) => keyed(secret, eventLabel(id, kickoff)));
const sound = keyedBy(createHash('sha256').update('nobody knows').digest());

describe('an attack', () => {
  it('finds a secret derived from a small number or from the start time', () => {
    const grown = (number: number) => keyedBy(createHash('sha256').update(`seed/${number}`).digest());
    const found = (overheard: Overheard) => guessSecrets(overheard, 12_000).flatMap(search => search.found);
    expect(found(grown(1))).toEqual(['1']);
    expect(found(grown(startedAt - 700))).toEqual([String(startedAt - 700)]);
    expect(found(sound)).toEqual([]);
  });

  it('finds the state of a generator that keys were made with', () => {
    // The first two numbers of mulberry32 from state 1000, and 24 bytes of anything.
    const made = Buffer.alloc(32, 7);
    made.writeUInt32BE(mulberry(1_000), 0);
    made.writeUInt32BE(mulberry(1_000 + 0x6d2b79f5), 4);
    const weak = overheardOf((id, kickoff) =>
      id === '75' ? made : keyed(testSecret, eventLabel(id, kickoff)),
    );
    const found = (overheard: Overheard) => searchStates(overheard, 2_000).flatMap(search => search.found);
    expect(found(weak)).toEqual(['1000']);
    expect(found(sound)).toEqual([]);
  });

  it('finds keys derived from the previous key, and predicts every result by them', () => {
    const chained = overheardOf((_, __, before) => createHash('sha256').update(before).digest());
    expect(relations(chained).found.length).toBeGreaterThanOrEqual(count - 1);
    const best = Math.max(...callResults(chained).map(({ z }) => z));
    expect(best).toBeGreaterThan(10);
  });

  it('finds no relation between keys derived from a secret, and predicts no better than the prices', () => {
    const { found, bias } = relations(sound);
    expect(found).toEqual([]);
    expect(Math.abs(bias)).toBeLessThan(4);
    // Every price stands at the score that came, so a random guess is right.
    for (const { how, right, matches } of callResults(sound).slice(1)) {
      expect(right / matches, how).toBeLessThan(0.3);
    }
  });

  it('detects prices that anticipate a goal, and none that do not', () => {
    const [blind, knowing] = [0, 0.002].map(hint => anticipation(soldSightings(hint)));
    for (const { z, before } of blind!) {
      expect(before).toBeGreaterThan(300);
      expect(Math.abs(z)).toBeLessThan(3);
    }
    for (const { z } of knowing!) expect(z).toBeGreaterThan(5);
  });
});

function mulberry(state: number): number {
  const next = (state + 0x6d2b79f5) | 0;
  let value = Math.imul(next ^ (next >>> 15), next | 1);
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
  return (value ^ (value >>> 14)) >>> 0;
}

/** Matches with a goal between the fifteenth minute and the fifty-fifth, whose prices drift at random and move by `hint` before it. */
function soldSightings(hint: number): Sighting[] {
  const next = seeded('sightings');
  return Array.from({ length: 200 }, (_, n) => {
    const home = next() < 0.5;
    const goalAt = 15 + 40 * next();
    let [over, side] = [0.5, 0];
    return Array.from({ length: 120 }, (__, look): Sighting => {
      const minute = look / 2;
      const scored = minute >= goalAt;
      const near = minute > goalAt - 4 && !scored;
      over += 0.01 * (next() - 0.5) + (near ? hint : 0);
      side += 0.01 * (next() - 0.5) + (near ? (home ? hint : -hint) : 0);
      return {
        id: String(n),
        gtype: 'FT',
        speed: 10,
        at: startedAt + look * 3_000,
        phase: '1H',
        minute,
        open: true,
        score: scored ? (home ? [1, 0] : [0, 1]) : [0, 0],
        reds: '0:0',
        line: '2.5',
        over,
        side,
      };
    });
  }).flat();
}
