import { defineLeague } from '../league.ts';

export const egypt = defineLeague({
  lid: '126',
  names: { 'zh-CN': '埃及超', 'zh-TW': '埃及超' },
  english: 'Egypt Premier League',
  quick: false,
  homeGoals: 1.24,
  awayGoals: 0.96,
  week: {
    zone: 'Africa/Cairo',
    rounds: [
      'Mon 15:00 16:00 17:00, Tue 17:00 17:30 18:00 18:30 19:00 20:00',
      'Fri 14:30 15:00 16:00 16:30 17:00 18:00 19:00 20:00 21:00',
    ],
  },
  table: `
Al Ahly | 阿赫利 | 阿赫利 | 85
Zamalek | 扎马雷克 | 扎馬雷克 | 84
Pyramids | 金字塔 | 金字塔 | 83
Al Masry | 马斯里 | 馬斯里 | 81
Ceramica Cleopatra | 克娄巴特拉 | 克婁巴特拉 | 80
National Bank | 国民银行 | 國民銀行 | 79
ZED | 泽德 | 澤德 | 78
Smouha | 斯莫哈 | 斯莫哈 | 77
Enppi | 恩皮 | 恩皮 | 76
Ghazl El Mahalla | 马哈拉纺织 | 馬哈拉紡織 | 74
Haras El Hodood | 边防卫队 | 邊防衛隊 | 73
Al Ittihad Alexandria | 亚历山大联 | 亞歷山大聯 | 72
Petrojet | 石油喷射 | 石油噴射 | 71
Wadi Degla | 瓦迪代格拉 | 瓦迪代格拉 | 70
El Gouna | 古纳 | 古納 | 69
Modern Sport | 现代体育 | 現代體育 | 67
Talaea El Gaish | 先锋军 | 先鋒軍 | 66
Ismaily | 伊斯梅利 | 伊斯梅利 | 65
`,
});
