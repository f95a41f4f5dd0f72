import { contract } from '@lobby/api-client/contract';
import { drawMethods, type WireDraw } from '@lobby/api-client/contract/game/draws';
import { sportsbook, type WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { testClient } from '@lobby/platform-testing/client/test-client';
import { readSport, type SportCode, sportTypes, virtualFootball } from '@lobby/sports';
import * as v from 'valibot';

/** One game in play as it appeared in a list. */
export interface Sighting {
  readonly id: string;
  readonly gtype: SportCode;
  readonly speed: number;
  readonly at: number;
  /** Phase and minutes of the match clock. */
  readonly phase: string;
  readonly minute: number;
  readonly open: boolean;
  readonly score: readonly [number, number];
  readonly reds: string;
  /** Chances implied by the prices, without the margin: more goals than the line, and home minus away. */
  readonly line: string;
  readonly over: number | undefined;
  readonly side: number | undefined;
}

/** Everything an outsider has received. */
export interface Overheard {
  /** The server's time at the first answer. */
  readonly startedAt: number;
  readonly sightings: Sighting[];
  /** Final scores that prices named before kick-off, by match: "1:0" → chance. */
  readonly scores: Map<string, ReadonlyMap<string, number>>;
  /** Ended virtual matches with their published data. */
  readonly drawn: Map<string, WireDraw>;
  /** Commitments, including those of future matches. */
  readonly hashes: Set<string>;
  readonly roots: Set<string>;
}

/** A client without an account: calls the public methods and stores the answers. `look` is one round of calls. */
export async function overhear(url: string, now: () => number) {
  const client = testClient(url, '1001', { now });
  const ask = async <Out extends v.GenericSchema>(row: { method: string; answer: Out }, request: object) => {
    const answer = await client.call(contract.venue.resource, {
      method: row.method,
      enName: 'CRTY',
      Request: { langx: 'zh-CN', ...request },
    });
    return v.parse(row.answer, answer);
  };
  const first = await ask(drawMethods.draws, {});
  const overheard: Overheard = {
    startedAt: first.systime,
    sightings: [],
    scores: new Map(),
    drawn: new Map(),
    hashes: new Set(),
    roots: new Set(),
  };

  async function look(): Promise<void> {
    for (const gtype of sportTypes) {
      const list = await ask(sportsbook.gameList, { gtype, showtype: 'live', wtype: ['RM', 'ROU'] });
      for (const { game } of list.ec)
        overheard.sightings.push(
          sightingOf(game, readSport({ gtype, gameType: game.gameType }), list.systime),
        );
    }
  }

  async function lookAtDraws(): Promise<void> {
    const { days, matches, systime } = await ask(drawMethods.draws, {});
    for (const { root } of days) overheard.roots.add(root);
    for (const match of matches) {
      overheard.hashes.add(match.draw_hash);
      if (match.ended && !overheard.drawn.has(match.ecid)) {
        const { draw } = await ask(drawMethods.draw, { ecid: match.ecid });
        if (draw?.reveal) overheard.drawn.set(match.ecid, draw);
      }
      if (match.kickoff > systime && match.kickoff < systime + 150_000 && !overheard.scores.has(match.ecid)) {
        const { game } = await ask(sportsbook.gameMore, { gtype: virtualFootball.code, ecid: match.ecid });
        if (game[0]) overheard.scores.set(match.ecid, scoreChances(game[0]));
      }
    }
  }

  return { overheard, look, lookAtDraws };
}

function sightingOf(game: WireGame, gtype: SportCode, at: number): Sighting {
  const [phase = '', clock = ''] = game.re_time.split('^');
  const [minutes, seconds] = clock.split(':').map(Number);
  const chance = (field: string) => (Number(game[field]) > 0 ? 1 / Number(game[field]) : undefined);
  const [home, draw, away] = ['ior_RMH', 'ior_RMN', 'ior_RMC'].map(chance);
  const sum = (home ?? 0) + (draw ?? 0) + (away ?? 0);
  const [over, under] = ['ior_ROUC', 'ior_ROUH'].map(field => pairChance(String(game[field] ?? '')));
  return {
    id: game.ecid,
    gtype,
    speed: Number(game.speed),
    at,
    phase,
    minute: (minutes ?? 0) + (seconds ?? 0) / 60,
    open: game.gopen === 'Y',
    score: [Number(game.score_h), Number(game.score_c)],
    reds: `${game.redcard_h}:${game.redcard_c}`,
    line: String(game.ratio_rouo ?? ''),
    over: over && under && over / (over + under),
    side: home && draw && away && (home - away) / sum,
  };
}

/** A side of a pair is quoted mirrored around 1: 1.12 is Malay −0.88. */
function pairChance(text: string): number | undefined {
  const price = Number(text);
  if (!(price > 0)) return undefined;
  return price <= 1 ? 1 / (1 + price) : 1 / (1 + 1 / (2 - price));
}

function scoreChances(game: WireGame): ReadonlyMap<string, number> {
  const priced = Object.entries(game).flatMap(([field, value]) => {
    const score = /^ior_H(\d)C(\d)$/.exec(field);
    const name = score ? `${score[1]}:${score[2]}` : field === 'ior_OVH' ? 'other' : undefined;
    return name && Number(value) > 0 ? [[name, 1 / Number(value)] as const] : [];
  });
  const sum = priced.reduce((all, [, chance]) => all + chance, 0);
  return new Map(priced.map(([name, chance]) => [name, chance / sum]));
}
