import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { ApiFailure } from '@lobby/api-client/request';
import type { EarlierSelection, EarlierSlip } from '@lobby/betslip';
import { sharesOverWire } from '@lobby/betslip/shared-slips';
import type { StoredPrice } from '@lobby/betting';
import type { NamedBet } from '@lobby/betting/names';
import type { DecodedGame } from '../feed/codec.ts';
import { pickNow, scoreText } from '../slip/current-selection.ts';
import { gamesOfPicks } from '../slip/games-of-picks.ts';

/** A pick of a shared slip as it is offered now, at the line of now. */
export interface SharedPick extends NamedBet {
  /** What it was when it was shared. */
  readonly before: Pick<EarlierSelection, 'price' | 'line' | 'strong'>;
  /** Undefined once its match offers it no more. */
  readonly match?: {
    readonly league: string;
    /** Ms since the epoch. */
    readonly kickoff: number;
    readonly live: boolean;
    /** "1:2" in play, else empty. */
    readonly score: string;
  };
  /** shut: takes no bets now. gone: offered no more. unpriced: a combination of one match, which the slip asks for. */
  readonly offer:
    | { readonly kind: 'open'; readonly price: StoredPrice }
    | { readonly kind: 'shut' | 'gone' | 'unpriced' };
}

/** What is behind the code of a shared slip. */
export type SharedSlip =
  | ({ readonly kind: 'picks'; readonly picks: readonly SharedPick[] } & Pick<EarlierSlip, 'form' | 'sizes'>)
  /** Mistyped or expired, or of another site. */
  | { readonly kind: 'unknown' | 'other-site' }
  | { readonly kind: 'failure'; readonly failure: ApiFailure };

/** Opens the code of a shared slip and looks its picks up at the prices of now. Anybody may; it does not throw. */
export async function readSharedSlip(call: CallSportsbook, code: string): Promise<SharedSlip> {
  const opened = await sharesOverWire(call).open(code);
  if (opened.kind !== 'found') return opened;
  const { form, sizes, selections } = opened.slip;
  const games = await gamesOfPicks(call, selections);
  if (!games.ok) return { kind: 'failure', failure: games.failure };
  const picks = selections.map(one => asOffered(one, games.gamesOf(one.ecid)));
  return { kind: 'picks', form, sizes, picks };
}

function asOffered(one: EarlierSlip['selections'][number], games: readonly DecodedGame[]): SharedPick {
  const { price, line, strong } = one;
  const before = { price, line, strong };
  const found = pickNow(one, games);
  if (!found) {
    const { wtype, rtype, gtype, teamH, teamC } = one;
    return { wtype, rtype, gtype, line, strong, teamH, teamC, before, offer: { kind: 'gone' } };
  }
  const { info, wtype, rtype, now } = found;
  const { league, kickoff, live } = info;
  // A provider may blank the line together with the prices.
  const lineNow = now && now.line !== '' ? now : before;
  return {
    ...{ wtype, rtype, gtype: info.sport, line: lineNow.line, strong: lineNow.strong },
    ...{ teamH: info.teams.home, teamC: info.teams.away },
    before,
    match: { league, kickoff, live, score: scoreText(info) },
    offer: now ? (now.locked ? { kind: 'shut' } : { kind: 'open', price: now.price }) : { kind: 'unpriced' },
  };
}
