import { defineLeague } from '../league.ts';

export const iran = defineLeague({
  lid: '124',
  names: { 'zh-CN': '伊朗超', 'zh-TW': '伊朗超' },
  english: 'Iran Pro League',
  quick: false,
  homeGoals: 1.2,
  awayGoals: 0.86,
  week: {
    zone: 'Asia/Tehran',
    rounds: [
      'Tue 14:30 15:00 16:00 17:00 18:00 18:30 19:00 19:30',
      'Fri 14:30 15:00 16:30 18:00, Sat 15:00 16:00 17:00 18:30',
    ],
  },
  table: `
Sepahan | 伊斯法罕塞帕汉 | 伊斯法罕塞帕漢 | 85
Persepolis | 柏斯波利斯 | 柏斯波利斯 | 84
Esteghlal | 德黑兰独立 | 德黑蘭獨立 | 82
Tractor | 大不里士拖拉机 | 大不里士拖拉機 | 81
Foolad | 阿瓦士富拉德 | 阿瓦士富拉德 | 80
Gol Gohar | 戈尔戈哈尔 | 戈爾戈哈爾 | 78
Malavan | 马拉万 | 馬拉萬 | 77
Zob Ahan | 佐布阿汉 | 佐布阿漢 | 76
Chadormalu | 查多马鲁 | 查多馬魯 | 74
Kheybar | 海巴尔 | 海巴爾 | 73
Shams Azar | 沙姆斯 | 沙姆斯 | 72
Aluminium Arak | 阿拉克铝业 | 阿拉克鋁業 | 70
Mes Rafsanjan | 拉夫桑詹铜业 | 拉夫桑詹銅業 | 69
Esteghlal Khuzestan | 胡齐斯坦独立 | 胡齊斯坦獨立 | 68
Fajr Sepasi | 法吉尔 | 法吉爾 | 66
Peykan | 德黑兰佩坎 | 德黑蘭佩坎 | 65
`,
});
