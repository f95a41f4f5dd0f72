import { defineLeague } from '../league.ts';

export const premierLeague = defineLeague({
  lid: '101',
  names: { 'zh-CN': '英超', 'zh-TW': '英超' },
  english: 'English Premier League',
  quick: true,
  homeGoals: 1.58,
  awayGoals: 1.28,
  week: {
    zone: 'Europe/London',
    rounds: ['Sat 12:30 15:00 15:00 15:00 15:00 17:30 20:00, Sun 14:00 14:00 16:30'],
  },
  table: `
Liverpool FC | 利物浦 | 利物浦 | 91
Manchester City FC | 曼城 | 曼城 | 93
Arsenal FC | 阿森纳 | 阿森納 | 92
Chelsea FC | 切尔西 | 切爾西 | 86
Manchester United FC | 曼联 | 曼聯 | 82
Tottenham Hotspur FC | 托特纳姆热刺 | 托特納姆熱刺 | 82
Newcastle United FC | 纽卡斯尔联 | 紐卡斯爾聯 | 84
Aston Villa FC | 阿斯顿维拉 | 阿斯頓維拉 | 83
Brighton & Hove Albion FC | 布莱顿 | 布萊頓 | 80
West Ham United FC | 西汉姆联 | 西漢姆聯 | 75
Brentford FC | 布伦特福德 | 布倫特福德 | 77
Crystal Palace FC | 水晶宫 | 水晶宮 | 78
Fulham FC | 富勒姆 | 富勒姆 | 76
Everton FC | 埃弗顿 | 埃弗頓 | 75
AFC Bournemouth | 伯恩茅斯 | 伯恩茅斯 | 78
Wolverhampton Wanderers FC | 狼队 | 狼隊 | 72
Nottingham Forest FC | 诺丁汉森林 | 諾丁漢森林 | 76
Leeds United FC | 利兹联 | 里茲聯 | 72
Burnley FC | 伯恩利 | 伯恩利 | 67
Sunderland AFC | 桑德兰 | 桑德蘭 | 71
Leicester City FC | 莱斯特城 | 萊斯特城 | 67
Ipswich Town FC | 伊普斯维奇 | 伊普斯維奇 | 65
Southampton FC | 南安普顿 | 南安普頓 | 62
Luton Town FC | 卢顿 | 盧頓 | 62
Sheffield United FC | 谢菲尔德联 | 謝菲爾德聯 | 61
`,
});
