import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const jadeRiver = defineLeague({
  lid: '861',
  names: { 'zh-CN': '玉江乒乓球公开赛', 'zh-TW': '玉江桌球公開賽' },
  english: 'Jade River Open',
  quick: false,
  homeGoals: 0.535,
  awayGoals: 0.535,
  bestOf: 5,
  table: `
Luo Tianyi | 罗天屹 | 羅天屹 | 86
Qin Mubai | 秦沐白 | 秦沐白 | 84
Kenta Hayasaki | 早崎健太 | 早崎健太 | 82
Felix Brandauer | 菲利克斯·布兰道尔 | 菲利克斯·布蘭道爾 | 81
Han Zhiyuan | 韩致远 | 韓致遠 | 80
Yoon Sehyun | 尹世贤 | 尹世賢 | 79
Du Ruofeng | 杜若枫 | 杜若楓 | 78
Oskar Lindmark | 奥斯卡·林德马克 | 奧斯卡·林德馬克 | 77
Peng Yuxuan | 彭宇轩 | 彭宇軒 | 75
Theo Marchand | 泰奥·马尔尚 | 泰奧·馬爾尚 | 74
Bai Jingchen | 白景辰 | 白景辰 | 73
Ivo Kostelan | 伊沃·科斯泰兰 | 伊沃·科斯泰蘭 | 72
Shao Wenbin | 邵文彬 | 邵文彬 | 71
Riku Tokura | 都仓陆 | 都倉陸 | 70
Tao Anran | 陶安然 | 陶安然 | 68
Milan Zavrel | 米兰·扎夫雷尔 | 米蘭·扎夫雷爾 | 66
`,
});
