import type { SportPlay } from '@lobby/sports';

/** A field of a form as an operator reads it: its name, and how it is written, with an example. */
interface FieldWords {
  readonly label: string;
  readonly hint: string;
}

/** What the parts of a sport's matches are called where their scores are typed. */
export interface PlayWords {
  /** In one line, before the fields: how a match is divided. */
  readonly parts: string;
  /** What was played until its first part was over; absent where nothing is sold of one. */
  readonly half?: FieldWords;
  readonly full: FieldWords;
  /** How much of a match that was stopped was played. */
  readonly played?: FieldWords;
  readonly quarters?: FieldWords;
  readonly goals?: FieldWords;
  readonly sets?: FieldWords;
}

/** The words of a sport, by how its matches are divided. */
export function playWords(play: SportPlay): PlayWords {
  if (play.sets) return ofSets(play.sets.counts, play.periods);
  if (play.half === 'innings') return innings;
  return play.quarters ? quarters(play) : halves(play);
}

const innings: PlayWords = {
  parts: '一场 9 局，打平则打延长局；前五局另有盘口。',
  half: { label: '前五局', hint: '双方各攻完五局时的比分，例如 2:1；不更正则留空' },
  full: { label: '全场', hint: '含延长局，例如 5:3；未知则留空' },
  played: { label: '已完成的半局数', hint: '5 局上半结束为 9，5 局下半结束为 10' },
};

function quarters({ periods, minutes }: SportPlay): PlayWords {
  return {
    parts: `一场 ${periods} 节，每节 ${minutes} 分钟；第 1、2 节是上半场，加时只计入全场。`,
    half: { label: '上半场', hint: '第 1、2 节合计，例如 59:54；不更正则留空' },
    full: { label: '全场', hint: '含加时，例如 108:101；未知则留空' },
    quarters: { label: '各节得分', hint: '已完成的各节，从第 1 节写起，例如 28:24 31:30；不含加时' },
    played: {
      label: '已打完的分钟数',
      hint: `从开赛算起，例如第 3 节打了 5 分钟为 ${2 * minutes + 5}；留空则没有报分的节都退回`,
    },
  };
}

function halves({ minutes, intervals, goalTimes }: SportPlay): PlayWords {
  return {
    parts: `上、下半场各 ${minutes} 分钟${intervals ? '，含补时；每 15 分钟另有盘口' : ''}。`,
    half: { label: '上半场', hint: '上半场结束时的比分，例如 1:0；不更正则留空' },
    full: { label: '全场', hint: `例如 ${goalTimes ? '2:1' : '28:25'}；未知则留空` },
    played: {
      label: '已打完的分钟数',
      hint: `从开赛算起，例如下半场打了 18 分钟为 ${minutes + 18}；留空则没有报分的阶段都退回`,
    },
    ...(goalTimes && {
      goals: {
        label: '进球时间',
        hint: `分钟后接 H（主队）或 C（客队），例如 12H 45+2C；同一分钟的按先后写${intervals ? '，第 15 分钟属第一段，第 16 分钟属第二段' : ''}。没有进球则留空`,
      },
    }),
  };
}

function ofSets(counts: NonNullable<SportPlay['sets']>['counts'], most: number): PlayWords {
  const [set, score, each, example] = {
    games: ['盘', '盘数比分', '各盘局数', '6:4 3:6 7:5'],
    points: ['局', '局数比分', '各局得分', '11:8 9:11 11:6'],
    frames: ['局', '局数比分', '各局得分', '70:4 35:61 82:0'],
  }[counts] as [string, string, string, string];
  return {
    parts: `最多 ${most} ${set}，每${set}都有胜方。`,
    full: { label: score, hint: '主队在前，例如 2:1；未结束则留空' },
    sets: { label: each, hint: `已完成的各${set}，从第 1 ${set}写起，例如 ${example}` },
  };
}
