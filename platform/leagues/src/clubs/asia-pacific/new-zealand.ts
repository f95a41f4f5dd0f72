import { defineLeague } from '../league.ts';

export const newZealand = defineLeague({
  lid: '117',
  names: { 'zh-CN': '新西联', 'zh-TW': '紐西聯' },
  english: 'New Zealand National League',
  quick: false,
  homeGoals: 1.8,
  awayGoals: 1.55,
  week: {
    zone: 'Pacific/Auckland',
    rounds: ['Mon 15:00 16:00 17:00 18:00 19:30', 'Fri 15:00 16:00 17:00 18:00 19:30'],
  },
  table: `
Auckland City | 奥克兰城 | 奧克蘭城 | 85
Wellington Olympic | 惠灵顿奥林匹克 | 惠靈頓奧林匹克 | 83
Western Springs | 西泉 | 西泉 | 81
Auckland United | 奥克兰联 | 奧克蘭聯 | 78
Birkenhead | 伯肯黑德联 | 伯肯黑德聯 | 76
Eastern Suburbs | 东郊联 | 東郊聯 | 74
Coastal Spirit | 海岸精神 | 海岸精神 | 72
Miramar Rangers | 米拉马流浪者 | 米拉馬流浪者 | 69
Christchurch Phoenix | 基督城联 | 基督城聯 | 67
Napier Rovers | 内皮尔流浪 | 內皮爾流浪 | 65
`,
});
