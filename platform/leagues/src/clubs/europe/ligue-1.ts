import { defineLeague } from '../league.ts';

export const ligue1 = defineLeague({
  lid: '105',
  names: { 'zh-CN': '法甲', 'zh-TW': '法甲' },
  english: 'French Ligue 1',
  quick: true,
  homeGoals: 1.56,
  awayGoals: 1.25,
  week: {
    zone: 'Europe/Paris',
    rounds: ['Sat 17:00 19:00 21:05 21:05, Sun 15:00 17:15 17:15 17:15 20:45'],
  },
  table: `
Paris Saint-Germain FC | 巴黎圣日耳曼 | 巴黎聖日耳曼 | 95
Olympique de Marseille | 马赛 | 馬賽 | 85
AS Monaco FC | 摩纳哥 | 摩納哥 | 83
Lille OSC | 里尔 | 里爾 | 81
Olympique Lyonnais | 里昂 | 里昂 | 81
Racing Club de Lens | 朗斯 | 朗斯 | 81
RC Strasbourg Alsace | 斯特拉斯堡 | 史特拉斯堡 | 80
Stade Rennais FC 1901 | 雷恩 | 雷恩 | 78
OGC Nice | 尼斯 | 尼斯 | 77
Toulouse FC | 图卢兹 | 土魯斯 | 75
Paris FC | 巴黎FC | 巴黎FC | 72
Stade Brestois 29 | 布雷斯特 | 布雷斯特 | 74
FC Nantes | 南特 | 南特 | 70
AJ Auxerre | 欧塞尔 | 歐塞爾 | 69
Le Havre AC | 勒阿弗尔 | 勒阿弗爾 | 69
Angers SCO | 昂热 | 昂熱 | 68
FC Lorient | 洛里昂 | 洛里昂 | 71
FC Metz | 梅斯 | 梅斯 | 65
Stade de Reims | 兰斯 | 蘭斯 | 69
AS Saint-Étienne | 圣埃蒂安 | 聖艾蒂安 | 66
Montpellier HSC | 蒙彼利埃 | 蒙佩利爾 | 61
Clermont Foot 63 | 克莱蒙 | 克萊蒙 | 63
`,
});
