import {
  comparePrice,
  convertQuote,
  decideChange,
  formatOfMarket,
  marketByWtype,
  type OddsFormat,
  type OddsPolicy,
  parseLine,
  parseOdds,
  type ShownPrice,
  type Strong,
  sameLine,
  showPrice,
} from '@lobby/betting';
import { printRatio } from '@lobby/money';
import type { PriceReading, QuoteAnswer } from '../ports/ports.ts';
import { isUnpriced } from '../state/same-match/same-match-item.ts';
import type { AgreedPrice, PickedSelection } from '../state/selection.ts';

/** What a selection can be had for now, beside what the member agreed to. */
export interface Offer {
  readonly price: ShownPrice;
  readonly line: string;
  readonly strong: Strong;
  /** What agreeing to it would store. */
  readonly agreeable: AgreedPrice;
  readonly moved?: { readonly from: string; readonly direction: 'up' | 'down' };
  readonly lineFrom?: string;
  /** The member must agree before it can be placed. */
  readonly asks?: 'line-changed' | 'odds-changed';
}

export type Offered = { readonly open: true; readonly offer: Offer } | Closed;

/**
 * Accepts no bets now; `line` and `strong` are the last known ones, which may differ from the pick.
 * full: the limits leave this member less than the minimum stake. impossible, redundant: of a same-match combination.
 * unchecked: no price was ever heard of.
 */
interface Closed {
  readonly open: false;
  readonly why: 'suspended' | 'full' | 'closed' | 'started' | 'impossible' | 'redundant' | 'unchecked';
  readonly line: string;
  readonly strong: Strong;
}

/**
 * The offer of a selection: the live price, else the last quote, else (for a visitor) the pick, compared with what
 * was agreed under the member's policy. Only a quote knows the limits of this member.
 */
export function offerOf(
  selection: PickedSelection,
  sources: { readonly reading?: PriceReading; readonly quoted?: QuoteAnswer },
  wants: { readonly format: OddsFormat; readonly policy: OddsPolicy },
): Offered {
  const now = current(selection, sources, formatOfMarket(selection.wtype, wants.format));
  if ('why' in now) return now;
  const { agreed } = selection;
  const agreedPrice = agreed.shown
    ? inFormat(agreed.shown, now.price.format)
    : showPrice(agreed.price, wants.format);
  const isSameLine = sameBet(selection, now);
  if (!agreedPrice) {
    const moved = isSameLine ? {} : ({ lineFrom: agreed.line, asks: 'line-changed' } as const);
    return { open: true, offer: { ...now, ...moved } };
  }
  const order = comparePrice(now.price.format, agreedPrice.odds, now.price.odds);
  const decision = decideChange(wants.policy, {
    format: now.price.format,
    oldOdds: agreedPrice.odds,
    newOdds: now.price.odds,
    oldLine: agreed.line,
    newLine: isSameLine ? agreed.line : now.line,
  });
  return {
    open: true,
    offer: {
      ...now,
      moved:
        order === 'same'
          ? undefined
          : { from: agreedPrice.odds, direction: order === 'better' ? 'up' : 'down' },
      lineFrom: isSameLine ? undefined : agreed.line,
      asks: isSameLine ? (decision.take ? undefined : decision.reason) : 'line-changed',
    },
  };
}

/** A price that is known in one format only, in another; to the hundredth, which is as near as one can tell. */
export function inFormat({ format, odds }: ShownPrice, wanted: OddsFormat): ShownPrice | undefined {
  if (format === wanted) return { format, odds };
  if (!parseOdds(format, odds)) return undefined;
  return { format: wanted, odds: printRatio(convertQuote(format, odds, wanted), 2, 'truncate') };
}

/** The same line, and in a handicap given by the same side; who gives nothing does not matter. */
function sameBet({ wtype, agreed }: PickedSelection, now: Pick<Offer, 'line' | 'strong'>): boolean {
  if (!sameLine(agreed.line, now.line)) return false;
  const isGiven = marketByWtype(wtype)?.kind === 'handicap' && parseLine(now.line) !== 0;
  return !isGiven || agreed.strong === now.strong;
}

function current(
  selection: PickedSelection,
  { reading, quoted }: { readonly reading?: PriceReading; readonly quoted?: QuoteAnswer },
  format: OddsFormat,
): Offer | Closed {
  const { agreed } = selection;
  const closed = (why: Closed['why'], { line, strong }: Pick<Offer, 'line' | 'strong'>): Closed => ({
    open: false,
    why,
    line,
    strong,
  });
  if (reading) {
    const price = priceOnSale(reading, format);
    if (!price) {
      const why = quoted?.kind === 'closed' ? closing(quoted.reason) : 'suspended';
      // A provider may blank the line together with the prices.
      return closed(why, reading.line === '' ? agreed : reading);
    }
    if (quoted?.kind === 'closed') return closed(closing(quoted.reason), reading);
    const { line, strong } = reading;
    return { price, line, strong, agreeable: { price: reading.price, line, strong } };
  }
  if (quoted?.kind === 'closed') return closed(closing(quoted.reason), agreed);
  if (quoted?.kind === 'quote' && quoted.quote.price.format === format) {
    const { price, line, strong } = quoted.quote;
    return { price, line, strong, agreeable: { price: agreed.price, line, strong, shown: price } };
  }
  // A picked price can be agreed to as a quote, which the feed's format does not convert.
  const price = agreed.shown?.format === format ? agreed.shown : showPrice(agreed.price, format);
  if (!price) return closed(isUnpriced(agreed) ? 'unchecked' : 'suspended', agreed);
  const { line, strong } = agreed;
  return { price, line, strong, agreeable: agreed };
}

/** The live price in a format; undefined while it is not for sale. */
export function priceOnSale(reading: PriceReading, format: OddsFormat): ShownPrice | undefined {
  return reading.locked ? undefined : showPrice(reading.price, format);
}

function closing(reason: string): Closed['why'] {
  if (reason === 'limit-reached') return 'full';
  return isFinal(reason) ? reason : 'suspended';
}

/** Reasons that no waiting changes. */
function isFinal(reason: string): reason is 'closed' | 'started' | 'impossible' | 'redundant' {
  return ['closed', 'started', 'impossible', 'redundant'].includes(reason);
}
