import { defineLeague } from '../league.ts';

export const india = defineLeague({
  lid: '122',
  names: { 'zh-CN': '印度超', 'zh-TW': '印度超' },
  english: 'Indian Super League',
  quick: false,
  homeGoals: 1.46,
  awayGoals: 1.16,
  week: {
    zone: 'Asia/Kolkata',
    rounds: ['Thu 16:00 17:00 18:00 19:00 19:30 20:00', 'Sun 15:00 17:00 19:30, Mon 17:00 18:30 19:30'],
  },
  table: `
Mohun Bagan | 莫亨巴根 | 莫亨巴根 | 85
Goa | 果阿 | 果阿 | 83
Bengaluru | 班加罗尔 | 班加羅爾 | 81
NorthEast United | 东北联 | 東北聯 | 80
Jamshedpur | 贾姆谢普尔 | 賈姆謝普爾 | 78
Mumbai City | 孟买城 | 孟買城 | 76
Odisha | 奥里萨 | 奧里薩 | 74
Kerala Blasters | 喀拉拉爆破 | 喀拉拉爆破 | 72
East Bengal | 东孟加拉 | 東孟加拉 | 70
Punjab | 旁遮普 | 旁遮普 | 69
Chennaiyin | 金奈 | 金奈 | 67
Mohammedan | 穆罕默丹 | 穆罕默丹 | 65
`,
});
