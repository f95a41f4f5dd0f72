import type { AnyScript } from '../../any-script.ts';
import type { Language } from '../../texts.ts';

/** What the league calls its teams and maps, and what may be bet on, in both scripts. */
const names = {
  'zh-CN': {
    teams: {
      'cloud-leopard': '云豹',
      'north-star': '北辰',
      'red-kite': '赤鸢',
      'iron-tide': '铁潮',
      'white-ape': '白猿',
      'moon-gate': '月门',
      'thunder-drum': '雷鼓',
      'jade-fox': '玉狐',
      'dust-wolf': '沙狼',
      'river-dragon': '江龙',
      'frost-plum': '霜梅',
      'black-sail': '黑帆',
      'fire-lotus': '火莲',
      'stone-bear': '石熊',
      'wind-bell': '风铃',
      'dawn-crane': '晓鹤',
    },
    maps: {
      'old-port': '旧港',
      'salt-mine': '盐矿',
      'tea-market': '茶市',
      lighthouse: '灯塔',
      'rail-yard': '车场',
      'glass-house': '温室',
      canal: '运河',
    },
    home: '左队',
    away: '右队',
    groups: {
      match: '全场获胜',
      map1: '第一图获胜',
      give: '左队让图',
      take: '右队让图',
      maps: '总地图数',
      kills: '第一图总击杀',
    },
    over: '大',
    under: '小',
  },
  'zh-TW': {
    teams: {
      'cloud-leopard': '雲豹',
      'north-star': '北辰',
      'red-kite': '赤鳶',
      'iron-tide': '鐵潮',
      'white-ape': '白猿',
      'moon-gate': '月門',
      'thunder-drum': '雷鼓',
      'jade-fox': '玉狐',
      'dust-wolf': '沙狼',
      'river-dragon': '江龍',
      'frost-plum': '霜梅',
      'black-sail': '黑帆',
      'fire-lotus': '火蓮',
      'stone-bear': '石熊',
      'wind-bell': '風鈴',
      'dawn-crane': '曉鶴',
    },
    maps: {
      'old-port': '舊港',
      'salt-mine': '鹽礦',
      'tea-market': '茶市',
      lighthouse: '燈塔',
      'rail-yard': '車場',
      'glass-house': '溫室',
      canal: '運河',
    },
    home: '左隊',
    away: '右隊',
    groups: {
      match: '全場獲勝',
      map1: '第一圖獲勝',
      give: '左隊讓圖',
      take: '右隊讓圖',
      maps: '總地圖數',
      kills: '第一圖總擊殺',
    },
    over: '大',
    under: '小',
  },
} as const satisfies Readonly<Record<Language, object>>;

export type EsportsNames = AnyScript<(typeof names)['zh-CN']>;

export const esportsNames = (language: Language): EsportsNames => names[language];

/** Words for what records name by a code: teams, maps and picks without their match. */
export function namesOfCodes(language: Language): Readonly<Record<string, string>> {
  const all = names[language];
  const { groups, home, away, over, under } = all;
  return {
    ...{ ...all.teams, ...all.maps, home, away },
    ...{ 'match-home': `${groups.match} ${home}`, 'match-away': `${groups.match} ${away}` },
    ...{ 'map1-home': `${groups.map1} ${home}`, 'map1-away': `${groups.map1} ${away}` },
    ...{ 'minus-home': `${home} −1.5`, 'plus-away': `${away} +1.5` },
    ...{ 'plus-home': `${home} +1.5`, 'minus-away': `${away} −1.5` },
    ...{ 'maps-over': `${groups.maps} ${over} 2.5`, 'maps-under': `${groups.maps} ${under} 2.5` },
    ...{ 'kills-over': `${groups.kills} ${over}`, 'kills-under': `${groups.kills} ${under}` },
  };
}
