import {
  areQuartersOf,
  findPick,
  isMadeUpOf,
  type MatchResult,
  marketByWtype,
  type Score,
} from '@lobby/betting';
import type { Problems } from '@lobby/platform-kernel/domain/operator-page';
import { firstHalfLength, type SportPlay, sports } from '@lobby/sports';
import type { OperatorAction } from './actions.ts';
import type { ActedMatch } from './setting-actions.ts';

/** What speaks against an action on this match, by field; nothing when it makes sense. */
export function problemsOf(action: OperatorAction, { gtype }: Pick<ActedMatch, 'gtype'>): Problems {
  const { play }: { readonly play: SportPlay } = sports[gtype];
  switch (action.do) {
    case 'result':
      return play.sets ? setsResult(action, play.periods) : plainResult(action, play);
    case 'stop':
      return play.sets ? stoppedSets(action) : plainStop(action, play);
    case 'void':
      return voided(action);
    case 'settlement':
      return marketByWtype(action.wtype) ? {} : { wtype: unknownMarket(action.wtype) };
    default:
      return {};
  }
}

/** The reason of a match that a player gave up. */
export const gaveUp = 'D7';

type Of<Name extends OperatorAction['do']> = Extract<OperatorAction, { readonly do: Name }>;

const nothingSaid = '请填写比分，或勾选“撤回此前赛果”。';

function plainResult(action: Of<'result'>, play: SportPlay): Problems {
  const { half, full, goals, quarters, sets, withdrawn } = action;
  if (!half && !full && !goals && !quarters && !sets) return withdrawn ? {} : { full: nothingSaid };
  if (half && full && (half[0] > full[0] || half[1] > full[1]))
    return { half: '这一阶段的比分不能高于全场比分。' };
  return partsProblems(action, play);
}

function plainStop(action: Of<'stop'>, play: SportPlay): Problems {
  if (action.played !== undefined && !action.reached)
    return { reached: '填写了已完成的部分，也请填写中止时的比分。' };
  if (action.goals && !action.reached) return { reached: '填写了进球时间，也请填写中止时的比分。' };
  const length = 2 * firstHalfLength(play);
  // Added time, overtimes and extra innings last longer than a match has to.
  if (action.played !== undefined && action.played > 2 * length)
    return {
      played: `一场只有 ${length}${play.half === 'innings' ? ' 个半局左右' : ' 分钟'}，请更正这个数字。`,
    };
  return partsProblems(action, play);
}

/** Goals with their times, and quarters, are of a sport that sells them, and make up the scores beside them. */
function partsProblems(action: Of<'result'> | Of<'stop'>, play: SportPlay): Problems {
  if (action.sets) return { sets: '这项运动不分盘（局），请留空。' };
  if (action.goals && !play.goalTimes) return { goals: '这项运动没有按进球时间结算的盘口，请留空。' };
  const end = action.do === 'stop' ? { full: action.reached } : { half: action.half, full: action.full };
  if (action.goals && !isMadeUpOf(end, action.goals))
    return { goals: '这些进球与所填的比分不符。请写出每一个进球，例如 12H 45+2C。' };
  return quartersProblems(action, play);
}

/** Quarters are of a sport that sells them, and make up the scores beside them. */
function quartersProblems(
  said: Pick<MatchResult, 'half' | 'full' | 'reached' | 'quarters'>,
  play: SportPlay,
): Problems {
  if (!said.quarters) return {};
  if (!play.quarters) return { quarters: '这项运动不分节，请留空。' };
  if (said.quarters.length > play.periods)
    return { quarters: `最多 ${play.periods} 节，加时计入全场，不计入任何一节。` };
  return areQuartersOf(said)
    ? {}
    : { quarters: '这些比分与半场、全场或中止时的比分不符。请从第 1 节写起，不含加时。' };
}

/** All sets are finished; with a full score they make it up. */
function setsResult({ full, sets, withdrawn }: Of<'result'>, most: number): Problems {
  if (!full && !sets) return withdrawn ? {} : { full: nothingSaid };
  const level = sets?.findIndex(([home, away]) => home === away) ?? -1;
  if (level >= 0) return { sets: `第 ${level + 1} 盘（局）没有胜方，请更正它的比分。` };
  if (sets && sets.length > most) return { sets: `最多 ${most} 盘（局）。` };
  if (!full) return {};
  if (full[0] === full[1]) return { full: '必须有一方胜出，例如 2:1。' };
  if (!sets)
    return { sets: `请填写每一盘（局）的比分，共 ${full[0] + full[1]} 个，否则让分与大小无法结算。` };
  return wonIn(sets).join(':') === full.join(':')
    ? {}
    : { sets: `这些比分合计为 ${wonIn(sets).join(':')}，与总比分 ${full.join(':')} 不符。` };
}

/** The finished sets make the score up; one more may have been running. */
function stoppedSets({ reason, reached, sets = [], winner }: Of<'stop'>): Problems {
  if (winner && reason !== gaveUp) return { reason: `选择了胜方，原因应为 ${gaveUp} 球员弃权。` };
  if (!reached) {
    if (sets.length > 0) return { reached: '填写了各盘（局）的比分，也请填写中止时的总比分。' };
    return winner ? { reached: '选择了胜方，请填写对手弃权时的总比分，例如 1:0。' } : {};
  }
  const finished = reached[0] + reached[1];
  if (sets.length < finished || sets.length > finished + 1)
    return { sets: `请填写已完成的 ${finished} 盘（局），以及未打完的一盘（局）（如有）。` };
  const won = wonIn(sets.slice(0, finished)).join(':');
  return won === reached.join(':')
    ? {}
    : { sets: `已完成的部分合计为 ${won}，与总比分 ${reached.join(':')} 不符。` };
}

function wonIn(sets: readonly Score[]): Score {
  const won = (side: 0 | 1) => sets.filter(set => set[side] > set[1 - side]!).length;
  return [won(0), won(1)];
}

function voided({ wtype, rtype, from = 0, to = Number.MAX_SAFE_INTEGER }: Of<'void'>): Problems {
  if (wtype !== '' && !marketByWtype(wtype)) return { wtype: unknownMarket(wtype) };
  if (rtype !== '' && wtype === '') return { wtype: '填写了选项，也请填写它的玩法。' };
  if (rtype !== '' && !findPick(wtype, rtype))
    return { rtype: `玩法 ${wtype} 没有选项“${rtype}”。请照“注单”列表中的写法填写。` };
  return from >= to ? { to: '结束时间要晚于开始时间。' } : {};
}

function unknownMarket(wtype: string): string {
  return `没有玩法“${wtype}”。请照“注单”列表中的写法填写，例如 M 或 ROU。`;
}
