import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const nineRivers = defineLeague({
  lid: '873',
  names: { 'zh-CN': '九江斯诺克大师赛', 'zh-TW': '九江司諾克大師賽' },
  english: 'Nine Rivers Masters',
  quick: false,
  homeGoals: 0.84,
  awayGoals: 0.84,
  bestOf: 11,
  table: `
Pan Ruoshui | 潘若水 | 潘若水 | 86
Lachlan Thornby | 拉克伦·索恩比 | 拉克倫·索恩比 | 84
Kong Weiran | 孔蔚然 | 孔蔚然 | 82
Dylan Brackenridge | 迪伦·布拉肯里奇 | 迪倫·布拉肯里奇 | 81
Xu Tingzhou | 许停舟 | 許停舟 | 80
Marcus Fairholme | 马库斯·费尔霍姆 | 馬庫斯·費爾霍姆 | 79
Ouyang Zhe | 欧阳哲 | 歐陽哲 | 78
Somchai Rattana | 颂猜·拉达纳 | 頌猜·拉達納 | 77
Cui Yuanzhi | 崔远志 | 崔遠志 | 75
Ivor Llanfair | 艾弗·兰费尔 | 艾弗·蘭費爾 | 74
Fang Jingyi | 方敬一 | 方敬一 | 73
Stefan Kronwald | 斯特凡·克龙瓦尔德 | 斯特凡·克龍瓦爾德 | 72
Qiu Anping | 邱安平 | 邱安平 | 71
Brendan Kilmore | 布伦丹·基尔莫尔 | 布倫丹·基爾莫爾 | 70
Bao Zhengxin | 鲍正昕 | 鮑正昕 | 68
Aarav Deshmane | 阿拉夫·德什马内 | 阿拉夫·德什馬內 | 66
`,
});
