import { defineLeague } from '../league.ts';

export const australia = defineLeague({
  lid: '114',
  names: { 'zh-CN': '澳超', 'zh-TW': '澳超' },
  english: 'Australia A-League',
  quick: false,
  homeGoals: 1.6,
  awayGoals: 1.35,
  week: {
    zone: 'Australia/Sydney',
    rounds: ['Tue 15:00 15:30 16:30 17:30 19:00 19:45', 'Fri 17:00 19:35, Sat 15:00 17:00 19:35 19:35'],
  },
  table: `
Auckland | 奥克兰FC | 奧克蘭FC | 85
Melbourne Victory | 墨尔本胜利 | 墨爾本勝利 | 83
Melbourne City | 墨尔本城 | 墨爾本城 | 81
Western Sydney Wanderers | 西悉尼流浪者 | 西雪梨流浪者 | 80
Adelaide United | 阿德莱德联 | 阿德萊德聯 | 78
Macarthur | 麦克阿瑟FC | 麥克阿瑟FC | 76
Sydney | 悉尼FC | 雪梨FC | 74
Central Coast Mariners | 中岸水手 | 中岸水手 | 72
Wellington Phoenix | 惠灵顿凤凰 | 惠靈頓鳳凰 | 70
Newcastle Jets | 纽卡斯尔喷气机 | 紐卡斯爾噴氣機 | 69
Brisbane Roar | 布里斯班狮吼 | 布里斯班獅吼 | 67
Perth Glory | 珀斯光荣 | 珀斯光榮 | 65
`,
});
