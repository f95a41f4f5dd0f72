import { defineLeague } from '../league.ts';

export const argentina = defineLeague({
  lid: '136',
  names: { 'zh-CN': '阿甲', 'zh-TW': '阿甲' },
  english: 'Argentina Primera',
  quick: false,
  homeGoals: 1.24,
  awayGoals: 0.92,
  week: {
    zone: 'America/Argentina/Buenos_Aires',
    rounds: [
      'Thu 17:00 17:00 18:00 19:00 19:00 20:00 20:30 21:15 21:15 22:00',
      'Sun 17:00 17:00 18:00 19:15 21:30, Mon 17:00 17:30 19:00 20:00 21:15',
    ],
  },
  table: `
River Plate | 河床 | 河床 | 85
Boca Juniors | 博卡青年 | 博卡青年 | 84
Racing Avellaneda | 竞技俱乐部 | 競技俱樂部 | 83
Rosario Central | 罗萨里奥中央 | 羅薩里奧中央 | 82
Velez Sarsfield | 萨斯菲尔德 | 薩斯菲爾德 | 81
Estudiantes | 拉普拉塔大学生 | 拉普拉塔大學生 | 80
Argentinos Juniors | 阿根廷青年人 | 阿根廷青年人 | 79
San Lorenzo | 圣洛伦索 | 聖洛倫索 | 78
Independiente | 独立队 | 獨立隊 | 77
Lanus | 拉努斯 | 拉努斯 | 76
Talleres | 塔勒雷斯 | 塔勒雷斯 | 74
Huracan | 飓风队 | 颶風隊 | 73
Defensa y Justicia | 国防与司法 | 國防與司法 | 72
Belgrano | 贝尔格拉诺 | 貝爾格拉諾 | 71
Tigre | 老虎队 | 老虎隊 | 70
Platense | 普拉腾斯 | 普拉騰斯 | 69
Union Santa Fe | 圣塔菲联 | 聖塔菲聯 | 68
Barracas Central | 巴拉卡斯中央 | 巴拉卡斯中央 | 67
Newells Old Boys | 纽维尔老男孩 | 紐維爾老男孩 | 66
Godoy Cruz | 戈多伊克鲁斯 | 戈多伊克魯斯 | 65
`,
});
