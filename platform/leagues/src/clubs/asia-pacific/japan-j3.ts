import { defineLeague } from '../league.ts';

export const japanJ3 = defineLeague({
  lid: '111',
  names: { 'zh-CN': '日丙', 'zh-TW': '日職丙' },
  english: 'Japan J3 League',
  quick: false,
  homeGoals: 1.36,
  awayGoals: 1.2,
  week: {
    zone: 'Asia/Tokyo',
    rounds: [
      'Tue 13:00 13:00 14:00 15:00 15:30 16:30 17:30 18:30 19:00 19:30',
      'Fri 13:00 14:00 15:30 16:15 17:15 18:30, Sat 14:00 14:00 15:30 17:00',
    ],
  },
  table: `
Tochigi City | 枥木城 | 栃木城 | 85
Vanraure Hachinohe | 八户云罗里 | 八戶雲羅里 | 84
Zweigen Kanazawa | 金泽塞维根 | 金澤塞維根 | 83
Osaka | FC大阪 | FC大阪 | 82
Kagoshima United | 鹿儿岛联 | 鹿兒島聯 | 81
Tegevajaro Miyazaki | 宫崎泰格华 | 宮崎泰格華 | 80
Giravanz Kitakyushu | 北九州向日葵 | 北九州向日葵 | 79
Nara Club | 奈良俱乐部 | 奈良俱樂部 | 78
Tochigi | 枥木SC | 栃木SC | 77
Gainare Tottori | 鸟取飞翔 | 鳥取飛翔 | 76
Sagamihara | 相模原 | 相模原 | 74
Fukushima United | 福岛联 | 福島聯 | 73
Matsumoto Yamaga | 松本山雅 | 松本山雅 | 72
Parceiro Nagano | 长野帕塞罗 | 長野帕塞羅 | 71
Kamatamare Sanuki | 赞岐釜玉海 | 讚岐釜玉海 | 70
Gifu | 岐阜FC | 岐阜FC | 69
Ryukyu | 琉球FC | 琉球FC | 68
Kochi United | 高知联 | 高知聯 | 67
Thespa Gunma | 群马温泉 | 群馬溫泉 | 66
Azul Claro Numazu | 沼津青蓝 | 沼津青藍 | 65
`,
});
