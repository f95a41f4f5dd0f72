import { defineLeague } from '../league.ts';

export const mexico = defineLeague({
  lid: '139',
  names: { 'zh-CN': '墨超', 'zh-TW': '墨超' },
  english: 'Mexico Liga MX',
  quick: false,
  homeGoals: 1.54,
  awayGoals: 1.2,
  week: {
    zone: 'America/Mexico_City',
    rounds: [
      'Tue 17:00 18:00 19:00 19:00 20:00 20:00 21:00 21:05 21:10',
      'Fri 19:00 20:00 21:00 21:10, Sat 17:00 19:00 19:05 21:05 21:10',
    ],
  },
  table: `
Club America | 墨西哥美洲 | 墨西哥美洲 | 85
Toluca | 托卢卡 | 托盧卡 | 84
Tigres UANL | 老虎大学 | 老虎大學 | 83
Cruz Azul | 蓝十字 | 藍十字 | 81
Monterrey | 蒙特雷 | 蒙特雷 | 80
Guadalajara | 瓜达拉哈拉 | 瓜達拉哈拉 | 79
Pumas UNAM | 美洲狮 | 美洲獅 | 78
Pachuca | 帕丘卡 | 帕丘卡 | 77
Leon | 莱昂 | 萊昂 | 76
Tijuana | 蒂华纳 | 蒂華納 | 74
Necaxa | 内卡萨 | 內卡薩 | 73
Juarez | 华雷斯 | 華雷斯 | 72
Atletico San Luis | 圣路易斯竞技 | 聖路易斯競技 | 71
Atlas | 阿特拉斯 | 阿特拉斯 | 70
Santos Laguna | 桑托斯拉古纳 | 桑托斯拉古納 | 69
Queretaro | 克雷塔罗 | 克雷塔羅 | 67
Puebla | 普埃布拉 | 普埃布拉 | 66
Mazatlan | 马萨特兰 | 馬薩特蘭 | 65
`,
});
