import {
  comparePrice,
  decideChange,
  formatOfMarket,
  marketByWtype,
  type OddsFormat,
  type OddsPolicy,
  parseLine,
  type ShownPrice,
  type Strong,
  sameLine,
  showPrice,
} from '../engine/index.ts';
import type { PreviewAnswer, PriceReading } from '../ports/ports.ts';
import type { AgreedPrice, PickedSelection } from '../store/selection.ts';

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

export type Offered =
  | { readonly open: true; readonly offer: Offer }
  | { readonly open: false; readonly why: 'suspended' | 'closed' | 'started' };

/**
 * The offer of a selection: the live price where a feed follows it, else the last quote, else (for a visitor)
 * what was picked. Compared with what was agreed under the member's policy.
 */
export function offerOf(
  selection: PickedSelection,
  sources: { readonly reading?: PriceReading; readonly quoted?: PreviewAnswer },
  wants: { readonly format: OddsFormat; readonly policy: OddsPolicy },
): Offered {
  const now = current(selection, sources, formatOfMarket(selection.wtype, wants.format));
  if ('why' in now) return { open: false, why: now.why };
  const { agreed } = selection;
  const agreedPrice =
    agreed.shown?.format === now.price.format ? agreed.shown : showPrice(agreed.price, wants.format);
  if (!agreedPrice) return { open: true, offer: now };

  const isSameLine = sameBet(selection, now);
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

/** The same line, and in a handicap given by the same side; who gives nothing does not matter. */
function sameBet({ wtype, agreed }: PickedSelection, now: Pick<Offer, 'line' | 'strong'>): boolean {
  if (!sameLine(agreed.line, now.line)) return false;
  const isGiven = marketByWtype(wtype)?.kind === 'handicap' && parseLine(now.line) !== 0;
  return !isGiven || agreed.strong === now.strong;
}

function current(
  selection: PickedSelection,
  { reading, quoted }: { readonly reading?: PriceReading; readonly quoted?: PreviewAnswer },
  format: OddsFormat,
): Offer | { why: 'suspended' | 'closed' | 'started' } {
  if (reading) {
    const price = reading.locked ? undefined : showPrice(reading.price, format);
    if (!price) return { why: quoted?.kind === 'closed' ? closing(quoted.reason) : 'suspended' };
    const { line, strong } = reading;
    return { price, line, strong, agreeable: { price: reading.price, line, strong } };
  }
  if (quoted?.kind === 'closed') return { why: closing(quoted.reason) };
  if (quoted?.kind === 'quote' && quoted.quote.price.format === format) {
    const { price, line, strong } = quoted.quote;
    return { price, line, strong, agreeable: { price: selection.agreed.price, line, strong, shown: price } };
  }
  const price = showPrice(selection.agreed.price, format);
  if (!price) return { why: 'suspended' };
  const { line, strong } = selection.agreed;
  return { price, line, strong, agreeable: selection.agreed };
}

function closing(reason: string): 'suspended' | 'closed' | 'started' {
  return reason === 'closed' || reason === 'started' ? reason : 'suspended';
}
