import { defineLeague } from '../league.ts';

export const serieA = defineLeague({
  lid: '103',
  names: { 'zh-CN': '意甲', 'zh-TW': '義甲' },
  english: 'Italian Serie A',
  quick: true,
  homeGoals: 1.4,
  awayGoals: 1.17,
  week: {
    zone: 'Europe/Rome',
    rounds: ['Sat 15:00 15:00 18:00 18:00 20:45, Sun 12:30 15:00 15:00 18:00 20:45'],
  },
  table: `
FC Internazionale Milano | 国际米兰 | 國際米蘭 | 92
SSC Napoli | 那不勒斯 | 拿坡里 | 88
Juventus FC | 尤文图斯 | 尤文圖斯 | 86
AC Milan | AC米兰 | AC米蘭 | 86
Atalanta BC | 亚特兰大 | 亞特蘭大 | 85
AS Roma | 罗马 | 羅馬 | 84
SS Lazio | 拉齐奥 | 拉齊奧 | 81
Bologna FC 1909 | 博洛尼亚 | 波隆那 | 81
ACF Fiorentina | 佛罗伦萨 | 佛倫提那 | 79
Como 1907 | 科莫 | 科莫 | 79
Torino FC | 都灵 | 杜林 | 74
Udinese Calcio | 乌迪内斯 | 烏迪內斯 | 74
Genoa CFC | 热那亚 | 熱那亞 | 73
Cagliari Calcio | 卡利亚里 | 卡利亞里 | 71
Parma Calcio 1913 | 帕尔马 | 帕爾馬 | 70
US Sassuolo Calcio | 萨索洛 | 薩索洛 | 73
Hellas Verona FC | 维罗纳 | 維羅納 | 68
US Lecce | 莱切 | 萊切 | 68
US Cremonese | 克雷莫内塞 | 克雷莫內塞 | 68
AC Pisa 1909 | 比萨 | 比薩 | 66
Empoli FC | 恩波利 | 恩波利 | 66
Venezia FC | 威尼斯 | 威尼斯 | 66
AC Monza | 蒙扎 | 蒙扎 | 64
Frosinone Calcio | 弗罗西诺内 | 弗羅西諾內 | 64
US Salernitana 1919 | 萨勒尼塔纳 | 薩勒尼塔納 | 62
`,
});
