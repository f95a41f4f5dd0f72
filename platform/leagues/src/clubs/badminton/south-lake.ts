import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const southLake = defineLeague({
  lid: '882',
  names: { 'zh-CN': '南湖女子羽毛球赛', 'zh-TW': '南湖女子羽毛球賽' },
  english: 'South Lake Women’s Badminton',
  quick: false,
  homeGoals: 0.485,
  awayGoals: 0.485,
  bestOf: 3,
  table: `
Tao Ruyi | 陶如意 | 陶如意 | 86
Nadia Kusumo | 纳迪娅·库苏莫 | 納迪婭·庫蘇莫 | 84
Mio Kanezawa | 金泽美绪 | 金澤美緒 | 82
Jin Shuwen | 金书雯 | 金書雯 | 81
Freja Holmsted | 弗蕾娅·霍尔姆斯特 | 弗蕾婭·霍爾姆斯特 | 80
Seo Haneul | 徐荷娜 | 徐荷娜 | 79
Ploy Sirichai | 普洛伊·西里猜 | 普洛伊·西里猜 | 78
Gao Lanxin | 高岚昕 | 高嵐昕 | 77
Ananya Veerappan | 安娜尼娅·维拉潘 | 安娜妮婭·維拉潘 | 75
Chew Mei Yan | 周美妍 | 周美妍 | 74
Clara Montferran | 克拉拉·蒙费朗 | 克拉拉·蒙費朗 | 73
Bai Xiruo | 白希若 | 白希若 | 72
Sakura Todaka | 户高樱 | 戶高櫻 | 71
Ines Calderona | 伊内丝·卡尔德罗娜 | 伊內絲·卡爾德羅娜 | 70
Duan Zhiqing | 段芷晴 | 段芷晴 | 68
Putri Larasari | 普特丽·拉拉萨里 | 普特麗·拉拉薩里 | 66
`,
});
