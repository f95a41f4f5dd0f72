import { defineLeague } from '../league.ts';

export const belgium = defineLeague({
  lid: '133',
  names: { 'zh-CN': '比甲', 'zh-TW': '比甲' },
  english: 'Belgium Pro League',
  quick: false,
  homeGoals: 1.5,
  awayGoals: 1.22,
  week: {
    zone: 'Europe/Brussels',
    rounds: [
      'Wed 18:00 18:30 18:45 19:00 20:30 20:45 20:45 21:00',
      'Sat 16:00 18:15 18:15 20:45 20:45, Sun 13:30 16:00 18:30',
    ],
  },
  table: `
Union Saint-Gilloise | 圣吉罗斯 | 聖吉羅斯 | 85
Club Brugge | 布鲁日 | 布魯日 | 84
Genk | 亨克 | 亨克 | 82
Anderlecht | 安德莱赫特 | 安德萊赫特 | 81
Gent | 根特 | 根特 | 80
Antwerp | 安特卫普 | 安特衛普 | 78
Charleroi | 沙勒罗瓦 | 沙勒羅瓦 | 77
Standard Liege | 标准列日 | 標準列日 | 76
Mechelen | 梅赫伦 | 梅赫倫 | 74
Westerlo | 韦斯特洛 | 韋斯特洛 | 73
Oud-Heverlee Leuven | 鲁汶 | 魯汶 | 72
Zulte Waregem | 瓦雷赫姆 | 瓦雷赫姆 | 70
Sint-Truiden | 圣图尔登 | 聖圖爾登 | 69
Cercle Brugge | 色格拉布鲁日 | 色格拉布魯日 | 68
Dender | 登德尔 | 登德爾 | 66
La Louviere | 拉卢维耶尔 | 拉盧維耶爾 | 65
`,
});
