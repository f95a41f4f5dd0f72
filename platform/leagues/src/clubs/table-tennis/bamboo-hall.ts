import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const bambooHall = defineLeague({
  lid: '862',
  names: { 'zh-CN': '竹馆杯女子乒乓球赛', 'zh-TW': '竹館盃女子桌球賽' },
  english: 'Bamboo Hall Cup',
  quick: false,
  homeGoals: 0.525,
  awayGoals: 0.525,
  bestOf: 7,
  table: `
Su Wanqing | 苏婉清 | 蘇婉清 | 86
Jin Shuyao | 金书瑶 | 金書瑤 | 84
Mei Fujisawa | 藤泽芽衣 | 藤澤芽衣 | 82
Zhong Lingxi | 钟灵犀 | 鐘靈犀 | 81
Clara Steinfurt | 克拉拉·施泰因富特 | 克拉拉·施泰因富特 | 80
Ren Siyu | 任思语 | 任思語 | 79
Park Dahee | 朴多熙 | 朴多熙 | 78
Shen Zhixia | 沈知夏 | 沈知夏 | 77
Alina Corbescu | 阿丽娜·科尔贝斯库 | 阿麗娜·科爾貝斯庫 | 75
Meng Yutong | 孟雨桐 | 孟雨桐 | 74
Sakura Onodera | 小野寺樱 | 小野寺櫻 | 73
Cheng Nuo | 程诺 | 程諾 | 72
Linda Vesterby | 琳达·韦斯特比 | 琳達·韋斯特比 | 71
Zhai Xinyue | 翟心悦 | 翟心悅 | 70
Pavla Horakova Nova | 帕夫拉·霍拉诺娃 | 帕夫拉·霍拉諾娃 | 68
Fu Jiahui | 傅嘉慧 | 傅嘉慧 | 66
`,
});
