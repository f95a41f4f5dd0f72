import { seeded } from '@lobby/draws/testing/seeded';
import { printScore } from '@lobby/fixtures';
import { sportOf } from '@lobby/platform-testing/internals/sportsbook';
import { momentAt, noInputs } from '@lobby/pricing';
import { pricedSelections } from '@lobby/pricing/testing/selections';
import { endsAt } from '@lobby/simulation';
import type { TestMatch } from '@lobby/simulation/testing/match';
import type { Phase } from '../strategy-cells.ts';
import type { LawWorth, PricedBet } from '../law-worth.ts';
import { heldBet, type SaleOffer, saleOffer } from './held-bet.ts';

/** A look at the offer for a bet. */
interface Look {
  readonly at: number;
  readonly sale: SaleOffer | undefined;
  /** What the bet is worth then by the law, for a unit of its risk. */
  readonly worth: () => number | undefined;
}

/** Which look a seller sells at: the first is right after the bet. */
const sellers: Readonly<Record<string, (looks: readonly Look[]) => Look | undefined>> = {
  'sold at once': ([first]) => first,
  'sold at any time': looks => looks[looks.length >> 1],
  'sold above its worth': looks =>
    looks.find(({ sale, worth }) => sale !== undefined && sale.offer > (worth() ?? Number.POSITIVE_INFINITY)),
  'sold at its best': looks =>
    [...looks].sort((one, other) => (other.sale?.offer ?? 0) - (one.sale?.offer ?? 0))[0],
};
/** Of both sides of a market the one that is offered more is sold, and the other kept. */
const bothSides = 'the better of both sides sold';

/** The expected return of bets that are sold back by a rule. */
export interface CashOutCell {
  readonly seller: string;
  readonly bought: number;
  readonly sold: number;
  /** Of a unit risked, its sale included: −0.05 is a loss of 5 %. */
  readonly expected: number;
  /** What the sales added, in it. */
  readonly gain: number;
}

/**
 * Buys every price of a board of each match and sells by each rule. A bet counts by its worth when it is bought, and a
 * sale by what it pays less the worth that it gives away: so no outcome is random.
 */
export function cashOutCells(
  matches: readonly TestMatch[],
  phase: Phase,
  worthBy: LawWorth,
  looksAt = 10,
): CashOutCell[] {
  const next = seeded(`cash-out/${phase}/${matches[0]?.id}`);
  const cells = new Map<string, { bought: number; sold: number; worth: number; gain: number }>();
  const count = (seller: string, worth: number, gain: number | undefined) => {
    const cell = cells.get(seller) ?? { bought: 0, sold: 0, worth: 0, gain: 0 };
    cells.set(seller, cell);
    cell.bought++;
    cell.worth += worth;
    if (gain === undefined) return;
    cell.sold++;
    cell.gain += gain;
  };
  for (const match of matches) {
    const better = new Map<string, { offer: number; gain: number | undefined }>();
    for (const { bet, worth, looks, gainOf } of boughtOn(match)) {
      for (const [seller, choose] of Object.entries(sellers)) count(seller, worth, gainOf(choose(looks)));
      const look = looks[looks.length >> 1];
      const side = `${bet.wtype} ${bet.format}`;
      const offer = look?.sale?.offer ?? 0;
      if (offer > (better.get(side)?.offer ?? -1)) better.set(side, { offer, gain: gainOf(look) });
      count(bothSides, worth, undefined);
    }
    for (const { gain } of better.values()) {
      const cell = cells.get(bothSides);
      if (!cell || gain === undefined) continue;
      cell.sold++;
      cell.gain += gain;
    }
  }
  return [...cells].map(([seller, { bought, sold, worth, gain }]) => {
    return { seller, bought, sold, expected: (worth + gain) / bought, gain: gain / bought };
  });

  function boughtOn(match: TestMatch) {
    const end = endsAt(match).full;
    const from = match.kickoff - (phase === 'before' ? Math.round(3_600_000 / match.speed) : 0);
    const at = phase === 'before' ? from : from + Math.floor(next() ** 2 * (end - from));
    const seen = momentAt(match, at, noInputs);
    if (seen.state.shut || seen.state.phase === 'over') return [];
    const times = Array.from({ length: looksAt }, () => Math.floor(at + next() * (end - at)));
    const moments = [at + 1, ...times.sort((one, other) => one - other)]
      .map(each => ({ at: each, moment: momentAt(match, each, noInputs), worth: once(() => worthBy(match, each)) }))
      .filter(({ moment: { state } }) => !state.shut && state.phase !== 'over');
    const worthThen = worthBy(match, at);
    const score_at_bet = seen.state.phase === 'pre' ? '' : printScore(seen.state.score);
    const offers = pricedSelections(sportOf(match).model.boardOf(match, seen, 'all'), seen.state);
    return offers.flatMap(offer => {
      const bet: PricedBet = { ...offer, score_at_bet };
      const worth = worthThen(bet);
      // Malay and Indonesian odds are the same prices written otherwise.
      if (worth === undefined || !['E', 'H'].includes(offer.format)) return [];
      const held = heldBet(bet, match);
      const ofRisk = (gained: number | undefined) => (gained === undefined ? undefined : gained + 1);
      const looks = moments.map(one => ({
        at: one.at,
        sale: saleOffer(match, held, one.at, one.moment),
        worth: () => ofRisk(one.worth()(bet)),
      }));
      const gainOf = (look: Look | undefined) => {
        const sold = look?.sale?.sell();
        const kept = sold && (sold.at === look?.at ? look.worth() : ofRisk(worthBy(match, sold.at)(bet)));
        return sold && kept !== undefined ? sold.paid - kept : undefined;
      };
      return [{ bet, worth, looks, gainOf }];
    });
  }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
