import { defineLeague } from '../league.ts';

export const vietnam = defineLeague({
  lid: '121',
  names: { 'zh-CN': '越南联', 'zh-TW': '越南聯' },
  english: 'Vietnam V-League',
  quick: false,
  homeGoals: 1.36,
  awayGoals: 1.06,
  week: {
    zone: 'Asia/Ho_Chi_Minh',
    rounds: [
      'Thu 17:00 17:00 18:00 18:00 19:00 19:15 19:15',
      'Sun 17:00 18:00 18:00 19:15, Mon 17:00 18:00 19:15',
    ],
  },
  table: `
Nam Dinh | 南定 | 南定 | 85
Hanoi | 河内FC | 河內FC | 83
Hanoi Police | 河内公安 | 河內公安 | 82
Viettel | 河内越电 | 河內越電 | 80
Ninh Binh | 宁平 | 寧平 | 79
Binh Duong | 平阳 | 平陽 | 77
Hai Phong | 海防 | 海防 | 76
Hong Linh Ha Tinh | 鸿岭河静 | 鴻嶺河靜 | 74
Thanh Hoa | 清化 | 清化 | 73
Ho Chi Minh Police | 胡志明公安 | 胡志明公安 | 71
Song Lam Nghe An | 义安蓝江 | 義安藍江 | 70
Hoang Anh Gia Lai | 黄英嘉莱 | 黃英嘉萊 | 68
Da Nang | 岘港 | 峴港 | 67
Becamex | 贝卡梅斯 | 貝卡梅斯 | 65
`,
});
