import { randomUUID } from 'node:crypto';
import type { PageClient } from './page-client.ts';
import { type PageGame, pickOf } from './page-markets.ts';
import type { PageMarket, PageSelection } from './read-markets.ts';

/** A selection of a game, as it can be bet on. */
export interface Choice {
  readonly game: PageGame;
  readonly market: PageMarket;
  readonly selection: PageSelection;
}

/** What these games price of a market and have not suspended. */
export function allChoices(games: readonly PageGame[], market: PageMarket): Choice[] {
  const open = games.filter(({ gopen }) => gopen === 'Y');
  return open.flatMap(game =>
    market.selections.flatMap(selection => (game[selection.field] ? [{ game, market, selection }] : [])),
  );
}

/** The first of them with this `wtype` and `rtype`. @throws Error when there is none. */
export function choose(
  games: readonly PageGame[],
  markets: readonly PageMarket[],
  wtype: string,
  rtype: string,
): Choice {
  const choices = markets.filter(each => each.wtype === wtype).flatMap(each => allChoices(games, each));
  const found = choices.find(({ selection }) => selection.rtype === rtype);
  if (!found) throw new Error(`no game has a price for ${wtype} ${rtype}`);
  return found;
}

/** Asks for a quote and bets on it. Answers the order, the quote, and what was sent. */
export async function betOn(client: PageClient, choice: Choice, golds: string, format = 'H') {
  const pick = pickOf(choice.game, choice.market, choice.selection, format);
  const quote = (await client.play('FT_order_view', pick)).data;
  const requestId = randomUUID();
  const sent = {
    ...pick,
    golds,
    ioratio: quote.ioratio,
    ratio: quote.ratio,
    strong: quote.strong,
    autoOdd: 'all',
    state_ver: choice.game.state_ver,
    operation_id: requestId,
  };
  const { data: order } = await client.play('FT_bet', sent, { requestId });
  return { quote, order, sent, requestId };
}
