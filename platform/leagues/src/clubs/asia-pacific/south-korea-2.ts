import { defineLeague } from '../league.ts';

export const southKorea2 = defineLeague({
  lid: '113',
  names: { 'zh-CN': '韩K2联', 'zh-TW': '韓K2聯' },
  english: 'Korea K League 2',
  quick: false,
  homeGoals: 1.34,
  awayGoals: 1.16,
  week: {
    zone: 'Asia/Seoul',
    rounds: [
      'Mon 13:30 14:00 15:00 16:00 17:00 19:00 19:30',
      'Thu 14:00 16:30 19:00, Fri 13:30 15:00 16:30 19:30',
    ],
  },
  table: `
Incheon United | 仁川联 | 仁川聯 | 85
Suwon Samsung Bluewings | 水原三星 | 水原三星 | 83
Bucheon | 富川FC | 富川FC | 82
Seoul E-Land | 首尔衣恋 | 首爾衣戀 | 80
Jeonnam Dragons | 全南天龙 | 全南天龍 | 79
Seongnam | 城南FC | 城南FC | 77
Busan IPark | 釜山偶像 | 釜山偶像 | 76
Gimpo | 金浦FC | 金浦FC | 74
Chungnam Asan | 忠南牙山 | 忠南牙山 | 73
Hwaseong | 华城FC | 華城FC | 71
Gyeongnam | 庆南FC | 慶南FC | 70
Chungbuk Cheongju | 忠北清州 | 忠北清州 | 68
Cheonan City | 天安城 | 天安城 | 67
Ansan Greeners | 安山小绿人 | 安山小綠人 | 65
`,
});
