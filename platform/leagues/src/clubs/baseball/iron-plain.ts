import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const ironPlain = defineLeague({
  lid: '812',
  names: { 'zh-CN': '铁原棒球联盟', 'zh-TW': '鐵原棒球聯盟' },
  english: 'Iron Plain Baseball League',
  quick: false,
  homeGoals: 4.4,
  awayGoals: 4.1,
  table: `
Foundry Stallions | 铸城骏马 | 鑄城駿馬 | 84
Wheatfield Larks | 麦野百灵 | 麥野百靈 | 83
Signal Hill Hawks | 信号山苍鹰 | 信號山蒼鷹 | 81
Rail Junction Bison | 铁道口野牛 | 鐵道口野牛 | 80
Granary Cats | 粮仓狸猫 | 糧倉狸貓 | 79
Windmill Cranes | 风车灰鹤 | 風車灰鶴 | 78
Brickyard Beetles | 砖窑甲虫 | 磚窯甲蟲 | 77
Prairie Fire Foxes | 原火赤狐 | 原火赤狐 | 76
Anvil Town Rhinos | 砧镇犀牛 | 砧鎮犀牛 | 75
Dry Creek Coyotes | 旱溪郊狼 | 旱溪郊狼 | 74
Long Furrow Ploughmen | 长垄农夫 | 長壟農夫 | 73
Lantern Mine Moles | 灯矿鼹鼠 | 燈礦鼴鼠 | 72
Crossroads Magpies | 十字路喜鹊 | 十字路喜鵲 | 71
Saddle Ridge Mustangs | 鞍岭野马 | 鞍嶺野馬 | 70
Haystack Hares | 草垛野兔 | 草垛野兔 | 68
Thunder Flats Toads | 雷原蟾蜍 | 雷原蟾蜍 | 66
`,
});
