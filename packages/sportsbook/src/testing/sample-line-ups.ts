import type { WireMatchDetail } from '@lobby/api-client/contract/game/match-detail';
import { sampleDetail } from './sample-detail.ts';

type WireLineUps = NonNullable<WireMatchDetail['lineUps']>;
type Player = WireLineUps['home']['bench'][number];

const squad = (side: string, names: string): Player[] =>
  names.split(' ').map((name, at) => ({
    ...{ id: `${side}${at}`, number: at + 1, name },
    short: name.split('·')[1] ?? name,
  }));

function lineUp(players: readonly Player[], formation: readonly number[]): WireLineUps['home'] {
  const [keeper, ...others] = players;
  const lines = formation.flatMap((count, depth) =>
    Array.from({ length: count }, (_, at) => ({
      x: Math.round(26 + (64 * depth) / (formation.length - 1)),
      y: Math.round((100 * (at + 0.5)) / count),
    })),
  );
  return {
    formation: formation.join('-'),
    eleven: [keeper!, ...others.slice(0, 10)].map((player, at) => ({
      ...player,
      place: lines[at - 1] ?? { x: 7, y: 50 },
    })),
    bench: players.slice(11),
  };
}

const home = squad(
  'h',
  '阿隆·贝兰科 巴尔·卡斯蒙 卡洛·达尔戈 达恩·埃斯托尔 埃里克·加尔文 法比·兰德罗 吉诺·洛曼诺 哈罗·诺德兰 伊万·索兰德 约恩·托雷尔 马可·瓦尔德斯科 奥托·泽兰科 鲁本·雷瓦斯 萨沙·昆塔罗',
);
const away = squad(
  'a',
  '沈景行 陆云舟 秦子衡 顾承泽 韩明远 萧思齐 苏一鸣 贺嘉木 程文昊 傅修远 温博言 裴星河 江天朗 叶启航',
);

/** Who plays 富勒姆 – 伯恩利. */
export const sampleLineUps: WireLineUps = {
  home: lineUp(home, [4, 2, 3, 1]),
  away: lineUp(away, [3, 5, 2]),
  invented: true,
};

/** `sampleDetail` with line-ups and with the players of its goals and cards; home changes one of them after an hour. */
export function namedDetail(minute: number): WireMatchDetail {
  const detail = sampleDetail(minute);
  const by = (side: string) => (side === 'H' ? home : away);
  const events = detail.events.map((event, at) =>
    ['goal', 'yellow', 'red'].includes(event.kind)
      ? { ...event, player: by(event.side)[event.kind === 'goal' ? 9 : 1 + (at % 8)]! }
      : event,
  );
  const change = {
    ...{
      id: '1.substitutionH',
      kind: 'substitution',
      side: 'H' as const,
      minute: '60',
      place: null,
      score: '',
    },
    ...{ player: home[11]!, playerOff: home[6]! },
  };
  return {
    ...detail,
    events: minute < 60 ? events : [...events, change],
    lineUps: sampleLineUps,
  };
}
