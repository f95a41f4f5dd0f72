import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const lanternBay = defineLeague({
  lid: '872',
  names: { 'zh-CN': '灯湾斯诺克大奖赛', 'zh-TW': '燈灣司諾克大獎賽' },
  english: 'Lantern Bay Grand Prix',
  quick: false,
  homeGoals: 0.84,
  awayGoals: 0.84,
  bestOf: 9,
  table: `
Fergus Aldane | 弗格斯·奥尔丹 | 弗格斯·奧爾丹 | 86
He Mingxuan | 何明轩 | 何明軒 | 84
Cao Lefeng | 曹乐峰 | 曹樂峰 | 82
Jude Strathmore | 裘德·斯特拉斯莫尔 | 裘德·斯特拉斯莫爾 | 81
Anurak Phromdee | 阿努拉·普罗姆迪 | 阿努拉·普羅姆迪 | 80
Liang Sicheng | 梁思程 | 梁思程 | 79
Rhys Cadwell | 里斯·卡德韦尔 | 里斯·卡德韋爾 | 78
Shi Jianqiu | 石剑秋 | 石劍秋 | 77
Noah Ellerton | 诺亚·埃勒顿 | 諾亞·埃勒頓 | 75
Dong Yifan | 董一帆 | 董一帆 | 74
Pierre Vandael | 皮埃尔·范达尔 | 皮埃爾·范達爾 | 73
Zhuang Kaige | 庄凯歌 | 莊凱歌 | 72
Ewan Glenmoor | 尤安·格伦穆尔 | 尤安·格倫穆爾 | 71
Mo Yuanhang | 莫远航 | 莫遠航 | 70
Karim Belhadi | 卡里姆·贝尔哈迪 | 卡里姆·貝爾哈迪 | 68
Cheng Chuxin | 程初新 | 程初新 | 66
`,
});
