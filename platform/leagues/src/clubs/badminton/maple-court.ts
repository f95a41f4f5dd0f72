import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const mapleCourt = defineLeague({
  lid: '881',
  names: { 'zh-CN': '枫庭羽毛球公开赛', 'zh-TW': '楓庭羽毛球公開賽' },
  english: 'Maple Court Badminton Open',
  quick: false,
  homeGoals: 0.49,
  awayGoals: 0.49,
  bestOf: 3,
  table: `
Shen Yuhang | 沈宇航 | 沈宇航 | 86
Rasmus Lindqvar | 拉斯穆斯·林德夸 | 拉斯穆斯·林德夸 | 84
Bagas Wiratama | 巴加斯·维拉塔马 | 巴加斯·維拉塔馬 | 82
Luo Jiaming | 罗嘉鸣 | 羅嘉鳴 | 81
Tanakrit Boonmee | 塔纳克里·汶米 | 塔納克里·汶米 | 80
Haruto Nishigawa | 西川晴人 | 西川晴人 | 79
Lim Kah Weng | 林家荣 | 林家榮 | 78
Mikkel Stenholt | 米克尔·斯滕霍尔特 | 米克爾·斯滕霍爾特 | 77
Qi Zhuoran | 祁卓然 | 祁卓然 | 75
Arvind Nambisan | 阿尔温德·南比桑 | 阿爾溫德·南比桑 | 74
Yoon Taeseok | 尹泰锡 | 尹泰錫 | 73
Peng Shuyang | 彭书扬 | 彭書揚 | 72
Julien Marchetot | 朱利安·马尔谢托 | 朱利安·馬爾謝托 | 71
Wen Boyuan | 温博远 | 溫博遠 | 70
Rizky Handaru | 里兹基·汉达鲁 | 里茲基·漢達魯 | 68
Oskar Fjelde | 奥斯卡·菲耶尔德 | 奧斯卡·菲耶爾德 | 66
`,
});
