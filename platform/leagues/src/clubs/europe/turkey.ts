import { defineLeague } from '../league.ts';

export const turkey = defineLeague({
  lid: '128',
  names: { 'zh-CN': '土超', 'zh-TW': '土超' },
  english: 'Turkish Super Lig',
  quick: false,
  homeGoals: 1.58,
  awayGoals: 1.26,
  week: {
    zone: 'Europe/Istanbul',
    rounds: [
      'Thu 17:00 17:00 18:00 19:00 19:00 20:00 20:00 20:30 21:00',
      'Sun 14:30 17:00 17:00 20:00 20:00, Mon 17:00 18:00 20:00 20:00',
    ],
  },
  table: `
Galatasaray | 加拉塔萨雷 | 加拉塔薩雷 | 85
Fenerbahce | 费内巴切 | 費內巴切 | 84
Trabzonspor | 特拉布宗 | 特拉布宗 | 83
Besiktas | 贝西克塔斯 | 貝西克塔斯 | 81
Basaksehir | 伊斯坦布尔 | 伊斯坦堡 | 80
Samsunspor | 萨姆松 | 薩姆松 | 79
Goztepe | 哥兹塔比 | 哥茲塔比 | 78
Konyaspor | 科尼亚 | 科尼亞 | 77
Alanyaspor | 阿兰亚 | 阿蘭亞 | 76
Rizespor | 里泽 | 里澤 | 74
Kasimpasa | 卡森帕沙 | 卡森帕沙 | 73
Gaziantep | 加济安泰普 | 加濟安泰普 | 72
Antalyaspor | 安塔利亚 | 安塔利亞 | 71
Kocaelispor | 科贾埃利 | 科賈埃利 | 70
Kayserispor | 开塞利 | 開塞利 | 69
Eyupspor | 埃于普 | 埃于普 | 67
Genclerbirligi | 根克勒比利吉 | 根克勒比利吉 | 66
Karagumruk | 卡拉古姆鲁克 | 卡拉古姆魯克 | 65
`,
});
