import { defineLeague } from '../league.ts';

export const indonesia = defineLeague({
  lid: '120',
  names: { 'zh-CN': '印尼超', 'zh-TW': '印尼超' },
  english: 'Indonesia Super League',
  quick: false,
  homeGoals: 1.5,
  awayGoals: 1.15,
  week: {
    zone: 'Asia/Jakarta',
    rounds: [
      'Mon 15:30 15:30 16:00 17:00 17:30 18:30 19:00 19:00 19:30',
      'Thu 15:30 17:00 19:00 19:00, Fri 15:30 16:30 17:30 19:00 19:00',
    ],
  },
  table: `
Persib Bandung | 万隆佩西布 | 萬隆佩西布 | 85
Persija Jakarta | 雅加达佩西加 | 雅加達佩西加 | 84
Borneo Samarinda | 婆罗洲 | 婆羅洲 | 83
Dewa United | 迪瓦联 | 迪瓦聯 | 81
Malut United | 马卢特联 | 馬盧特聯 | 80
Persebaya Surabaya | 泗水佩西巴亚 | 泗水佩西巴亞 | 79
Bali United | 巴厘联 | 峇里聯 | 78
Arema | 阿雷马 | 阿雷馬 | 77
PSM Makassar | 望加锡PSM | 望加錫PSM | 76
Persita Tangerang | 丹格朗佩西塔 | 丹格朗佩西塔 | 74
Bhayangkara | 巴扬卡拉 | 巴揚卡拉 | 73
PSIM Yogyakarta | 日惹PSIM | 日惹PSIM | 72
Persik Kediri | 谏义里佩西克 | 諫義里佩西克 | 71
Madura United | 马都拉联 | 馬都拉聯 | 70
Persijap Jepara | 佩西加普 | 佩西加普 | 69
PSBS Biak | 比亚克 | 比亞克 | 67
Semen Padang | 巴东水泥 | 巴東水泥 | 66
Persis Solo | 梭罗佩西斯 | 梭羅佩西斯 | 65
`,
});
