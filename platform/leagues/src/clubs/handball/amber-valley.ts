import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const amberValley = defineLeague({
  lid: '892',
  names: { 'zh-CN': '琥珀谷手球联赛', 'zh-TW': '琥珀谷手球聯賽' },
  english: 'Amber Valley Handball League',
  quick: false,
  homeGoals: 28.6,
  awayGoals: 27.2,
  table: `
Hop Garden Larks | 酒花园百灵 | 酒花園百靈 | 86
Millstone Swans | 磨石天鹅 | 磨石天鵝 | 84
Linden Cross Deer | 椴树口小鹿 | 椴樹口小鹿 | 82
Orchard Hill Bees | 果园山蜜蜂 | 果園山蜜蜂 | 81
Vineyard Kestrels | 葡萄园红隼 | 葡萄園紅隼 | 80
Castle Ford Lynx | 城堡渡猞猁 | 城堡渡猞猁 | 79
Honey Brook Otters | 蜜溪水獭 | 蜜溪水獺 | 78
Abbey Green Owls | 修院绿枭 | 修院綠梟 | 77
Saffron Town Jays | 藏红镇蓝鸦 | 藏紅鎮藍鴉 | 75
Beech Hollow Hares | 山毛榉谷野兔 | 山毛櫸谷野兔 | 74
Rose Lock Robins | 玫瑰闸知更 | 玫瑰閘知更 | 73
Chalk Down Foxes | 白垩丘赤狐 | 白堊丘赤狐 | 72
Wheat Bridge Doves | 麦桥白鸽 | 麥橋白鴿 | 71
Clover Field Colts | 苜蓿原小马 | 苜蓿原小馬 | 70
Ivy Gate Wrens | 藤门鹪鹩 | 藤門鷦鷯 | 68
Stone Barn Geese | 石仓雁群 | 石倉雁群 | 66
`,
});
