import { defineLeague } from '../league.ts';

export const japanJ2 = defineLeague({
  lid: '110',
  names: { 'zh-CN': '日职乙', 'zh-TW': '日職乙' },
  english: 'Japan J2 League',
  quick: false,
  homeGoals: 1.32,
  awayGoals: 1.14,
  week: {
    zone: 'Asia/Tokyo',
    rounds: [
      'Thu 13:00 13:30 14:00 15:00 15:30 16:30 17:30 18:30 19:00 19:30',
      'Sun 13:00 14:00 15:00 16:30 18:00, Mon 13:00 14:00 15:00 16:30 18:30',
    ],
  },
  table: `
V-Varen Nagasaki | 长崎成功丸 | 長崎成功丸 | 85
Mito HollyHock | 水户蜀葵 | 水戶蜀葵 | 84
JEF United Chiba | 千叶市原 | 千葉市原 | 83
RB Omiya Ardija | 大宫松鼠 | 大宮松鼠 | 82
Vegalta Sendai | 仙台维加泰 | 仙台維加泰 | 81
Tokushima Vortis | 德岛漩涡 | 德島漩渦 | 80
Jubilo Iwata | 磐田喜悦 | 磐田喜悅 | 79
Sagan Tosu | 鸟栖沙根 | 鳥栖沙根 | 78
Imabari | 今治FC | 今治FC | 77
Consadole Sapporo | 札幌冈萨多 | 札幌岡薩多 | 76
Ventforet Kofu | 甲府风林 | 甲府風林 | 74
Montedio Yamagata | 山形山神 | 山形山神 | 73
Oita Trinita | 大分三神 | 大分三神 | 72
Iwaki | 磐城FC | 磐城FC | 71
Blaublitz Akita | 秋田蓝闪电 | 秋田藍閃電 | 70
Fujieda MYFC | 藤枝MYFC | 藤枝MYFC | 69
Renofa Yamaguchi | 山口雷诺法 | 山口雷諾法 | 68
Roasso Kumamoto | 熊本深红 | 熊本深紅 | 67
Kataller Toyama | 富山胜利 | 富山勝利 | 66
Ehime | 爱媛FC | 愛媛FC | 65
`,
});
