import { championType } from '@lobby/sports';
import { lineOfSide, type Strong } from '../markets/line.ts';
import { isHandicap, isTotal, type MarketKind } from '../markets/market.ts';
import { findPick } from '../markets/markets.ts';
import { pickOf, sameMatchGroups } from '../markets/same-match.ts';
import type { SayBetWord } from './bet-words.ts';
import { nameMarket, namePick } from './name-pick.ts';

/** What is needed to say which bet it is; codes and line as they travel on the wire. */
export interface NamedBet {
  readonly wtype: string;
  readonly rtype: string;
  readonly line: string;
  readonly strong: Strong;
  readonly teamH: string;
  readonly teamC: string;
  /** The code of its sport; some say it in words of their own. */
  readonly gtype?: string;
}

export interface BetName {
  /** "全场让球"; of a next goal which it is, "第 2 个进球". */
  readonly market: string;
  /** "伯恩利", "大" or "1:0". */
  readonly pick: string;
  /** "-0.5/1" from the view of the side that is backed, "2.5/3", or empty. */
  readonly line: string;
}

/** Names a bet: its market, pick and line; a runner of an outright is its home team. An unknown market keeps its codes. */
export function nameBet(say: SayBetWord, bet: NamedBet): BetName {
  if (bet.wtype === championType)
    return { market: say('betting.market.champion'), pick: bet.teamH, line: '' };
  const found = findPick(bet.wtype, bet.rtype);
  if (!found) return { market: say('betting.market.unknown'), pick: bet.rtype, line: bet.line };
  const { market, pick } = found;
  if (market.kind === 'same-match')
    return {
      market: nameMarket(say, market, bet.gtype),
      pick: nameParts(say, bet)
        .map(group => nameGroup(say, group))
        .join(' + '),
      line: '',
    };
  return {
    market: nameMarket(say, market, bet.gtype, bet.line),
    pick: namePick(say, market, pick, { home: bet.teamH, away: bet.teamC }),
    line: lineOf(market.kind, pick.pick, bet),
  };
}

/** What tells a bet from the same pick on another line: its line, or of a next goal the name of its market. */
export const lineOrMarket = ({ market, line }: BetName): string => line || market;

/** The parts of a same-match combination by group, "全场独赢 富勒姆", alternatives beside each other; empty for any other bet. */
export function nameParts(say: SayBetWord, bet: NamedBet): readonly (readonly string[])[] {
  if (findPick(bet.wtype, bet.rtype)?.market.kind !== 'same-match') return [];
  const nameOne = (part: Pick<NamedBet, 'wtype' | 'rtype' | 'line' | 'strong'>) => {
    const { market, pick, line } = nameBet(say, { ...bet, ...part });
    return [market, pick, line].filter(Boolean).join(' ');
  };
  return (sameMatchGroups(bet.rtype) ?? []).map(group => group.map(part => nameOne(pickOf(part))));
}

/** "（全场独赢 富勒姆 或 全场独赢 和局）"; a part without alternatives as it is. */
function nameGroup(say: SayBetWord, [first = '', ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const picks = others.reduce((one, other) => say('betting.pick.or', { one, other }), first);
  return say('betting.pick.anyOf', { picks });
}

function lineOf(kind: MarketKind, pick: string, { line, strong }: NamedBet): string {
  if (isHandicap(kind)) return lineOfSide(line, strong, pick === 'C' ? 'C' : 'H');
  return isTotal(kind) ? line.replaceAll(' ', '') : '';
}
