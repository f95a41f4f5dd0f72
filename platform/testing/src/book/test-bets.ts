import { randomUUID } from 'node:crypto';
import { type AnswerOf, contract, type RequestOf } from '@lobby/api-client/contract';
import { sportsbook, type WireOrderState } from '@lobby/api-client/contract/game/sportsbook';
import * as v from 'valibot';
import type { Answer, SendOptions, TestClient } from '../client/test-client.ts';

type BetRequest = v.InferInput<typeof sportsbook.bet.request>;
/** A price that can be bet on: the request but for stake and operation id. */
export type Offer = Omit<BetRequest, 'golds' | 'operation_id'>;

const resource = (
  method: string,
  request: Record<string, unknown>,
): RequestOf<typeof contract.venue.resource> => ({
  method,
  enName: 'CRTY',
  Request: request,
});

async function lastGame(client: TestClient, showtype: 'early' | 'today') {
  const request = resource(sportsbook.gameList.method, { gtype: 'FT', showtype });
  const list = v.parse(sportsbook.gameList.answer, await client.call(contract.venue.resource, request));
  return list.ec.map(event => event.game).findLast(each => each.ior_MH);
}

/**
 * Home wins, full time, of the match that begins last: no delay, and no line that could move. Where match time runs fast
 * none is planned beyond today until the evening.
 */
export async function findOffer(client: TestClient): Promise<Offer> {
  const game = (await lastGame(client, 'early')) ?? (await lastGame(client, 'today'));
  if (!game) throw new Error('there is no match ahead with a 1X2 price');
  return {
    odd_f_type: 'E',
    gid: game.gid,
    gtype: 'FT',
    wtype: 'M',
    rtype: 'MH',
    chose_team: 'H',
    ioratio: game.ior_MH ?? '',
    ratio: '',
    autoOdd: 'all',
  };
}

/** A side of a virtual match that can be backed: the names of both in Simplified Chinese, and decimal odds. */
export interface VirtualPick {
  readonly home: string;
  readonly away: string;
  readonly side: 'H' | 'C';
  readonly odds: number;
}

/** The winner of a virtual match that has not begun, which is over within minutes; undefined: none is wanted now. */
export async function findVirtualOffer(
  client: TestClient,
  isWanted: (pick: VirtualPick) => boolean,
): Promise<Offer | undefined> {
  const request = resource(sportsbook.gameList.method, { gtype: 'VF', showtype: 'today' });
  const list = v.parse(sportsbook.gameList.answer, await client.call(contract.venue.resource, request));
  for (const { game } of list.ec.filter(({ game }) => game.is_rb === 'N'))
    for (const side of ['H', 'C'] as const) {
      const ioratio = game[`ior_M${side}`] ?? '';
      if (isWanted({ home: game.team_h, away: game.team_c, side, odds: Number(ioratio) }))
        return {
          ...{ odd_f_type: 'E', gid: game.gid, gtype: 'VF', wtype: 'M', rtype: `M${side}` },
          ...{ chose_team: side, ioratio, ratio: '', autoOdd: 'all' },
        };
    }
  return undefined;
}

/** Places a bet; the same operation id again is the same bet. */
export async function placeBet(
  client: TestClient,
  offer: Offer,
  golds: string,
  operationId: string = randomUUID(),
  options: SendOptions = {},
): Promise<Answer<WireOrderState>> {
  const request = resource(sportsbook.bet.method, { ...offer, golds, operation_id: operationId });
  const answer = await client.send(contract.venue.resource, request, { ...options, requestId: operationId });
  // Safe: a refusal has data null, and every test looks at the code first.
  return answer as Answer<WireOrderState>;
}

export interface TestTicket {
  readonly folds: readonly number[];
  readonly legs: number;
  /** Stake of each combination, yuan. */
  readonly golds: string;
}

/** Bets on the home sides of virtual matches that have not begun, each match with teams of its own. */
export async function placeTicket(client: TestClient, ticket: TestTicket): Promise<WireOrderState> {
  const request = resource(sportsbook.gameList.method, { gtype: 'VF', showtype: 'today' });
  const list = v.parse(sportsbook.gameList.answer, await client.call(contract.venue.resource, request));
  const teams = new Set<string>();
  const games = list.ec
    .map(event => event.game)
    .filter(({ is_rb, ior_MH, team_id_h, team_id_c }) => {
      const isFree = is_rb === 'N' && ior_MH && !teams.has(team_id_h) && !teams.has(team_id_c);
      if (isFree) teams.add(team_id_h).add(team_id_c);
      return isFree;
    });
  if (games.length < ticket.legs) throw new Error(`only ${games.length} virtual matches can be combined`);
  const legs = games.slice(-ticket.legs).map(({ gid, ior_MH: ioratio }) => {
    const pick = { gid, gtype: 'VF', wtype: 'M', rtype: 'MH', chose_team: 'H' };
    return { ...pick, odd_f_type: 'E', ioratio, ratio: '' };
  });
  const { folds, golds } = ticket;
  const id = randomUUID();
  const betslip = [{ operation_id: randomUUID(), golds, folds, legs }];
  const order = resource(sportsbook.totalBet.method, { autoOdd: 'all', betslip, operation_id: id });
  const answer = await client.call(contract.venue.resource, order, { requestId: id });
  const [state] = v.parse(sportsbook.totalBet.answer, answer).betslip;
  if (state?.code !== '560') throw new Error(`not taken: ${JSON.stringify(state)}`);
  return state;
}

/** Asks what became of an operation. */
export async function askState(client: TestClient, operationId: string): Promise<WireOrderState> {
  const request = resource(sportsbook.orderState.method, { operation_id: operationId });
  return v.parse(sportsbook.orderState.answer, await client.call(contract.venue.resource, request));
}

export type Balance = AnswerOf<typeof contract.transfer.getBalance>;
export const askBalance = (client: TestClient): Promise<Balance> =>
  client.call(contract.transfer.getBalance, {});
