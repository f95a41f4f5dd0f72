import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const southLake = defineLeague({
  lid: '842',
  names: { 'zh-CN': '南湖女子网球公开赛', 'zh-TW': '南湖女子網球公開賽' },
  english: 'South Lake Women Open',
  quick: false,
  homeGoals: 0.565,
  awayGoals: 0.565,
  bestOf: 3,
  table: `
Mira Solenne | 米拉·索伦内 | 米拉·索倫內 | 86
Shen Ruolan | 沈若岚 | 沈若嵐 | 84
Katya Dremova | 卡佳·德列莫娃 | 卡佳·德列莫娃 | 82
Elena Harvik | 埃莱娜·哈维克 | 埃萊娜·哈維克 | 81
Yu Qingyao | 余清瑶 | 余清瑤 | 80
Isaura Belmont | 伊绍拉·贝尔蒙 | 伊紹拉·貝爾蒙 | 79
Noemi Tarquin | 诺埃米·塔尔坎 | 諾埃米·塔爾坎 | 78
Hana Mizusawa | 水泽花 | 水澤花 | 77
Petra Lindqvar | 佩特拉·林德瓦尔 | 佩特拉·林德瓦爾 | 75
Carla Montesol | 卡拉·蒙特索尔 | 卡拉·蒙特索爾 | 74
Fang Zhiwei | 方芷薇 | 方芷薇 | 73
Ines Duvall | 伊内丝·迪瓦尔 | 伊內絲·迪瓦爾 | 72
Agata Zielon | 阿加塔·杰隆 | 阿加塔·傑隆 | 71
Rosa Alvear | 罗莎·阿尔韦亚尔 | 羅莎·阿爾韋亞爾 | 70
Tess Wexford | 泰丝·韦克斯福德 | 泰絲·韋克斯福德 | 68
Gu Mingyue | 顾明月 | 顧明月 | 66
`,
});
