import type { PageClient } from './page-client.ts';
import { printPrice } from './page-prices.ts';
import type { PageMarket, PageSelection } from './read-markets.ts';

/** A game as the wire has it: every value is text. */
export type PageGame = Readonly<Record<string, string>>;

/** The price of a selection in a game, as a quote must have it; undefined when there is none. */
export function priceOf(
  game: PageGame,
  market: PageMarket,
  { field }: PageSelection,
  format: string,
): string | undefined {
  const price = game[field];
  if (!price) return undefined;
  return market.decimal ? price : printPrice(price, format);
}

/** The fields of a pick. */
export function pickOf(
  game: PageGame,
  { wtype }: PageMarket,
  { rtype, chose }: PageSelection,
  format: string,
) {
  const { gid = '', gtype = '' } = game;
  return { odd_f_type: format, gid, gtype, wtype, rtype, chose_team: chose };
}

/** What a quote of this selection must say, by the page and the game. */
export function expectedQuote(game: PageGame, market: PageMarket, selection: PageSelection, format: string) {
  const { gtype: _, ...pick } = pickOf(game, market, selection, format);
  return {
    code: '501',
    ...pick,
    odd_f_type: market.decimal ? 'E' : format,
    ioratio: priceOf(game, market, selection, format),
    ratio: market.line === undefined ? '' : game[market.line],
    strong: market.giver === undefined ? '' : game[market.giver],
  };
}

/** Every market of the last events of a list, from `get_game_more`. */
export async function gamesOf(
  client: PageClient,
  showtype: string,
  most: number,
  gtype = 'FT',
): Promise<PageGame[]> {
  const { data } = await client.play('get_game_list', { gtype, showtype });
  const ids: string[] = data.ec.slice(-most).map(({ id }: { id: string }) => id);
  const games: PageGame[] = [];
  for (const ecid of ids) {
    const more = await client.play('get_game_more', { gtype, ecid });
    games.push(...more.data.game);
  }
  return games;
}

/** Of these games the one that prices most selections of a market, and no two of them alike. */
export function bestGame(games: readonly PageGame[], market: PageMarket): PageGame | undefined {
  const priced = (game: PageGame) => market.selections.map(({ field }) => game[field]).filter(Boolean);
  const rank = (game: PageGame) => new Set(priced(game)).size;
  const best = games.reduce<PageGame | undefined>(
    (one, two) => (one === undefined || rank(two) > rank(one) ? two : one),
    undefined,
  );
  return best && rank(best) > 0 ? best : undefined;
}
