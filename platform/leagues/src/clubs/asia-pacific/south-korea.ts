import { defineLeague } from '../league.ts';

export const southKorea = defineLeague({
  lid: '112',
  names: { 'zh-CN': '韩K联', 'zh-TW': '韓K聯' },
  english: 'Korea K League 1',
  quick: false,
  homeGoals: 1.36,
  awayGoals: 1.1,
  week: {
    zone: 'Asia/Seoul',
    rounds: ['Wed 14:00 15:00 16:30 18:00 19:00 19:30', 'Sat 14:00 16:30 19:00, Sun 14:00 16:30 18:30'],
  },
  table: `
Jeonbuk Hyundai Motors | 全北现代 | 全北現代 | 85
Ulsan HD | 蔚山HD | 蔚山HD | 83
Daejeon Hana Citizen | 大田市民 | 大田市民 | 81
Gimcheon Sangmu | 金泉尚武 | 金泉尚武 | 80
Pohang Steelers | 浦项制铁 | 浦項製鐵 | 78
Gangwon | 江原FC | 江原FC | 76
Seoul | FC首尔 | FC首爾 | 74
Gwangju | 光州FC | 光州FC | 72
Anyang | FC安养 | FC安養 | 70
Suwon City | 水原FC | 水原FC | 69
Jeju SK | 济州SK | 濟州SK | 67
Daegu | 大邱FC | 大邱FC | 65
`,
});
