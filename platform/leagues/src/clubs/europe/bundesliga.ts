import { defineLeague } from '../league.ts';

export const bundesliga = defineLeague({
  lid: '104',
  names: { 'zh-CN': '德甲', 'zh-TW': '德甲' },
  english: 'Deutsche Bundesliga',
  quick: true,
  homeGoals: 1.72,
  awayGoals: 1.4,
  week: {
    zone: 'Europe/Berlin',
    rounds: ['Sat 15:30 15:30 15:30 15:30 15:30 18:30, Sun 15:30 17:30 19:30'],
  },
  table: `
FC Bayern München | 拜仁慕尼黑 | 拜仁慕尼黑 | 96
Bayer 04 Leverkusen | 勒沃库森 | 勒沃庫森 | 88
Borussia Dortmund | 多特蒙德 | 多特蒙德 | 87
RB Leipzig | 莱比锡红牛 | 萊比錫紅牛 | 84
VfB Stuttgart | 斯图加特 | 斯圖加特 | 82
Eintracht Frankfurt | 法兰克福 | 法蘭克福 | 81
SC Freiburg | 弗赖堡 | 弗萊堡 | 78
TSG 1899 Hoffenheim | 霍芬海姆 | 霍芬海姆 | 76
VfL Wolfsburg | 沃尔夫斯堡 | 沃爾夫斯堡 | 74
SV Werder Bremen | 云达不莱梅 | 雲達不萊梅 | 74
1. FSV Mainz 05 | 美因茨 | 美因茲 | 75
Borussia Mönchengladbach | 门兴格拉德巴赫 | 門興格拉德巴赫 | 74
1. FC Union Berlin | 柏林联合 | 柏林聯合 | 74
FC Augsburg | 奥格斯堡 | 奧格斯堡 | 72
1. FC Köln | 科隆 | 科隆 | 71
Hamburger SV | 汉堡 | 漢堡 | 70
FC St. Pauli 1910 | 圣保利 | 聖保利 | 68
1. FC Heidenheim 1846 | 海登海姆 | 海登海姆 | 66
VfL Bochum 1848 | 波鸿 | 波鴻 | 65
Holstein Kiel | 荷尔斯泰因基尔 | 荷爾斯泰因基爾 | 64
SV Darmstadt 98 | 达姆施塔特 | 達姆施塔特 | 62
`,
});
