import type { MarketGroup } from '@lobby/betting';
import { isLive, type MatchState } from '@lobby/fixtures';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { OperatorSetting, ReportedIncident } from '@lobby/pricing';
import { bettingRules, type Counted, halfMinutes, printMinute, type SportCode, sports } from '@lobby/sports';
import type { Transaction } from 'kysely';
import { voidBets } from '../fixture-feed/fixture-voids.ts';
import { inputsAt, nextTick, setOperator } from '../inputs/input-rows.ts';

/** What an operator may set for the prices of a match and the bets on it, until they set something else. */
export type SettingAction =
  | { readonly do: 'shut' | 'open' }
  /** A goal or a red card that the feed has not reported. */
  | { readonly do: 'goal' | 'red'; readonly side: 'H' | 'C' }
  /** A card of a match whose cards are counted, which the feed has not reported. */
  | { readonly do: 'card'; readonly card: 'yellow' | 'red'; readonly side: 'H' | 'C' }
  /** A goal is checked by video; it stands, or the newest that was reported here is taken back. */
  | { readonly do: 'var' | 'goal-stands' | 'goal-cancelled' }
  /** These groups of markets take no bets, and no others are stopped here. */
  | { readonly do: 'stop-groups'; readonly groups: readonly MarketGroup[] }
  /** Thousandths of log goals: of both sides together, and towards home. */
  | { readonly do: 'move-prices'; readonly totalMilli: number; readonly sideMilli: number }
  /** Bets in play wait longer than usual by so many seconds on the clock of the match. */
  | { readonly do: 'delay'; readonly seconds: number }
  /** Bets that wait are refused, or decided again. */
  | { readonly do: 'refuse' | 'accept' };

/** Of which match, and what it shows. */
export interface ActedMatch {
  readonly id: string;
  readonly gtype: SportCode;
  /** Goals where it is absent. */
  readonly counts?: Counted | undefined;
  /** Undefined once it is forgotten. */
  readonly state: MatchState | undefined;
}

/** Writes what an operator set. @throws RangeError for what the match cannot have. */
export async function applySetting(
  trx: Transaction<Tables>,
  match: ActedMatch,
  action: SettingAction,
  now: number,
): Promise<void> {
  const { operator } = await inputsAt(trx, match.id, nextTick(now));
  const next = settingAfter(operator, match, action, now);
  if (action.do === 'goal-cancelled') await voidCancelledGoal(trx, match.id, operator, now);
  await setOperator(trx, match.id, next, now);
}

function settingAfter(
  before: OperatorSetting,
  match: ActedMatch,
  action: SettingAction,
  now: number,
): OperatorSetting {
  const { halted: _, ...going } = before;
  const reported = before.reported ?? [];
  switch (action.do) {
    case 'shut':
      return { ...before, shut: true };
    case 'open':
      return { ...going, shut: false };
    case 'goal':
    case 'red':
      return { ...before, reported: [...reported, incidentOf(match, action.do, action.side, now)] };
    case 'card': {
      if (match.counts !== 'cards') throw new RangeError('这场赛事不计罚牌，请到它的罚牌数报告。');
      const weight = (action.card === 'red' ? bettingRules.redCard : bettingRules.yellowCard).number;
      const card = { ...incidentOf(match, 'goal', action.side, now), weight };
      return { ...before, reported: [...reported, card] };
    }
    case 'var':
      inPlay(match);
      return { ...before, halted: 'var' };
    case 'goal-stands':
      return going;
    case 'goal-cancelled': {
      const goal = lastGoal(before);
      return { ...going, reported: reported.filter(one => one !== goal), goalCancelledAt: nextTick(now) };
    }
    case 'stop-groups':
      return { ...before, stopped: action.groups };
    case 'move-prices': {
      const { totalMilli, sideMilli } = action;
      return { ...before, totalMilli, sideMilli };
    }
    case 'delay':
      return { ...before, waitsLonger: action.seconds };
    case 'refuse':
    case 'accept':
      return { ...before, refuses: action.do === 'refuse' };
  }
}

function incidentOf(
  match: ActedMatch,
  kind: ReportedIncident['kind'],
  side: 'H' | 'C',
  at: number,
): ReportedIncident {
  const { clock, phase } = inPlay(match);
  const half = phase === '1H';
  const played = Math.floor(clock / 60) - (half ? 0 : halfMinutes);
  return { kind, side, half, at, minute: printMinute(half ? 0 : 1, played + 1) };
}

/** Only football that people play: a drawn match is what its key says, and other sports count in other ways. */
export function isReported(gtype: SportCode): boolean {
  const { isDrawn, play } = sports[gtype];
  return !isDrawn && play.minutes === halfMinutes;
}

function inPlay({ gtype, state }: ActedMatch): MatchState {
  if (!isReported(gtype)) throw new RangeError('只有真人足球的进球、红牌与 VAR 可以在此报告。');
  if (!state || !isLive(state)) throw new RangeError('赛事不在进行中，开赛后才能报告。');
  return state;
}

function lastGoal({ reported = [] }: OperatorSetting): ReportedIncident {
  const goal = reported.findLast(({ kind }) => kind === 'goal');
  if (!goal) throw new RangeError('没有在此报告过、可以取消的进球。');
  return goal;
}

/** What was taken between the goal and now, as of any goal that is taken back. */
async function voidCancelledGoal(
  trx: Transaction<Tables>,
  matchId: string,
  before: OperatorSetting,
  now: number,
): Promise<void> {
  const { at } = lastGoal(before);
  if (at < now) await voidBets(trx, { matchId, from: at, to: now, reason: 'DH' }, now);
}
