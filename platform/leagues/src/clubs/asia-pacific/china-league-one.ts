import { defineLeague } from '../league.ts';

export const chinaLeagueOne = defineLeague({
  lid: '118',
  names: { 'zh-CN': '中甲', 'zh-TW': '中甲' },
  english: 'China League One',
  quick: false,
  homeGoals: 1.42,
  awayGoals: 1.1,
  week: {
    zone: 'Asia/Shanghai',
    rounds: [
      'Tue 15:00 15:30 16:00 17:00 18:30 19:00 19:30 19:30',
      'Sat 15:00 15:30 16:00 17:00 18:30 19:00 19:30 19:30',
    ],
  },
  table: `
Chongqing Tonglianglong | 重庆铜梁龙 | 重慶銅梁龍 | 85
Liaoning Tieren | 辽宁铁人 | 遼寧鐵人 | 84
Guangdong GZ-Power | 广东广州豹 | 廣東廣州豹 | 82
Yanbian Longding | 延边龙鼎 | 延邊龍鼎 | 81
Shijiazhuang Gongfu | 石家庄功夫 | 石家莊功夫 | 80
Nanjing City | 南京城市 | 南京城市 | 78
Dalian Kuncheng | 大连鲲城 | 大連鯤城 | 77
Shenzhen Juniors | 深圳青年人 | 深圳青年人 | 76
Shaanxi Union | 陕西联合 | 陝西聯合 | 74
Suzhou Dongwu | 苏州东吴 | 蘇州東吳 | 73
Dingnan Ganlian | 定南赣联 | 定南贛聯 | 72
Foshan Nanshi | 佛山南狮 | 佛山南獅 | 70
Shanghai Jiading Huilong | 上海嘉定汇龙 | 上海嘉定匯龍 | 69
Heilongjiang Ice City | 黑龙江冰城 | 黑龍江冰城 | 68
Qingdao Red Lions | 青岛红狮 | 青島紅獅 | 66
Guangxi Pingguo | 广西平果 | 廣西平果 | 65
`,
});
