import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const brightSummit = defineLeague({
  lid: '843',
  names: { 'zh-CN': '明峰杯男子网球赛', 'zh-TW': '明峰盃男子網球賽' },
  english: 'Bright Summit Cup',
  quick: false,
  homeGoals: 0.645,
  awayGoals: 0.645,
  bestOf: 5,
  table: `
Stellan Dragovic | 斯特兰·德拉戈维奇 | 斯特蘭·德拉戈維奇 | 86
Marek Vossler | 马雷克·福斯勒 | 馬雷克·福斯勒 | 84
Xie Chengfeng | 谢承风 | 謝承風 | 82
Rafael Quintara | 拉斐尔·金塔拉 | 拉斐爾·金塔拉 | 81
Goran Petkovan | 戈兰·佩特科万 | 戈蘭·佩特科萬 | 80
Alec Thornbury | 亚历克·索恩伯里 | 亞歷克·索恩伯里 | 79
Julien Mercadet | 朱利安·梅卡代 | 朱利安·梅卡代 | 78
Song Yichuan | 宋逸川 | 宋逸川 | 77
Viktor Almsund | 维克托·阿尔姆松德 | 維克托·阿爾姆松德 | 75
Nico Ferrante | 尼科·费兰特 | 尼科·費蘭特 | 74
Daichi Urasaki | 浦崎大地 | 浦崎大地 | 73
Pavel Krovanek | 帕维尔·克罗瓦内克 | 帕維爾·克羅瓦內克 | 72
Jiang Muchen | 江沐辰 | 江沐辰 | 71
Tomas Albarran | 托马斯·阿尔瓦兰 | 托馬斯·阿爾瓦蘭 | 70
Emil Gransted | 埃米尔·格兰斯泰德 | 埃米爾·格蘭斯泰德 | 68
Callum Redfern | 卡勒姆·雷德芬 | 卡勒姆·雷德芬 | 66
`,
});
