import { defineLeague } from '../league.ts';

export const laLiga = defineLeague({
  lid: '102',
  names: { 'zh-CN': '西甲', 'zh-TW': '西甲' },
  english: 'Spain Primera División',
  quick: true,
  homeGoals: 1.46,
  awayGoals: 1.12,
  week: {
    zone: 'Europe/Madrid',
    rounds: ['Sat 14:00 16:15 16:15 18:30 21:00, Sun 14:00 16:15 18:30 18:30 21:00'],
  },
  table: `
Real Madrid CF | 皇家马德里 | 皇家馬德里 | 94
FC Barcelona | 巴塞罗那 | 巴塞隆納 | 94
Club Atlético de Madrid | 马德里竞技 | 馬德里競技 | 88
Athletic Club | 毕尔巴鄂竞技 | 畢爾包競技 | 83
Villarreal CF | 比利亚雷亚尔 | 比利亞雷亞爾 | 84
Real Betis Balompié | 皇家贝蒂斯 | 皇家貝提斯 | 80
Real Sociedad de Fútbol | 皇家社会 | 皇家社會 | 79
Sevilla FC | 塞维利亚 | 塞維利亞 | 75
Valencia CF | 瓦伦西亚 | 瓦倫西亞 | 75
Girona FC | 赫罗纳 | 赫羅納 | 75
RC Celta de Vigo | 塞尔塔 | 塞爾塔 | 77
CA Osasuna | 奥萨苏纳 | 奧薩蘇納 | 75
Rayo Vallecano de Madrid | 巴列卡诺 | 巴列卡諾 | 76
RCD Mallorca | 马略卡 | 馬略卡 | 74
Getafe CF | 赫塔费 | 赫塔費 | 73
RCD Espanyol de Barcelona | 西班牙人 | 西班牙人 | 74
Deportivo Alavés | 阿拉维斯 | 阿拉維斯 | 72
Levante UD | 莱万特 | 萊萬特 | 69
Elche CF | 埃尔切 | 埃爾切 | 69
Real Oviedo | 皇家奥维耶多 | 皇家奧維耶多 | 66
CD Leganés | 莱加内斯 | 萊加內斯 | 67
UD Las Palmas | 拉斯帕尔马斯 | 拉斯帕爾馬斯 | 67
Real Valladolid CF | 巴拉多利德 | 巴拉多利德 | 62
Cádiz CF | 加的斯 | 卡迪斯 | 64
Granada CF | 格拉纳达 | 格拉納達 | 63
UD Almería | 阿尔梅里亚 | 阿爾梅里亞 | 63
`,
});
