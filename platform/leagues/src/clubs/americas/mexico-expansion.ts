import { defineLeague } from '../league.ts';

export const mexicoExpansion = defineLeague({
  lid: '140',
  names: { 'zh-CN': '墨甲', 'zh-TW': '墨甲' },
  english: 'Mexico Liga Expansion',
  quick: false,
  homeGoals: 1.46,
  awayGoals: 1.16,
  week: {
    zone: 'America/Mexico_City',
    rounds: [
      'Thu 17:00 18:00 19:00 20:00 20:30 21:00 21:05',
      'Sun 17:00 19:00 20:30, Mon 19:00 20:30 21:00 21:05',
    ],
  },
  table: `
Leones Negros | 黑狮队 | 黑獅隊 | 85
Venados | 委纳多斯 | 委納多斯 | 83
Celaya | 塞拉亚 | 塞拉亞 | 82
Atlante | 阿特兰特 | 阿特蘭特 | 80
Cancun | 坎昆 | 坎昆 | 79
Mineros de Zacatecas | 萨卡特卡斯矿工 | 薩卡特卡斯礦工 | 77
Morelia | 莫雷利亚 | 莫雷利亞 | 76
Tepatitlan | 特帕蒂特兰 | 特帕蒂特蘭 | 74
Tapatio | 塔帕蒂奥 | 塔帕蒂奧 | 73
Dorados | 金鱼队 | 金魚隊 | 71
Tlaxcala | 特拉斯卡拉 | 特拉斯卡拉 | 70
Correcaminos | 科雷卡米诺斯 | 科雷卡米諾斯 | 68
Irapuato | 伊拉普阿托 | 伊拉普阿托 | 67
Alebrijes Oaxaca | 瓦哈卡 | 瓦哈卡 | 65
`,
});
