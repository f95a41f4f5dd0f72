import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const eastBay = defineLeague({
  lid: '841',
  names: { 'zh-CN': '东湾男子网球公开赛', 'zh-TW': '東灣男子網球公開賽' },
  english: 'East Bay Men Open',
  quick: false,
  homeGoals: 0.64,
  awayGoals: 0.64,
  bestOf: 3,
  table: `
Orvin Talbek | 奥文·塔尔贝克 | 奧文·塔爾貝克 | 86
Lin Jiashu | 林嘉树 | 林嘉樹 | 84
Matteo Corvane | 马泰奥·科尔瓦内 | 馬泰奧·科爾瓦內 | 82
Ruben Estrava | 鲁本·埃斯特拉瓦 | 魯本·埃斯特拉瓦 | 81
He Yuanzhou | 何远舟 | 何遠舟 | 80
Dario Velkov | 达里奥·韦尔科夫 | 達里奧·韋爾科夫 | 79
Anton Graufeld | 安东·格劳费尔德 | 安東·格勞費爾德 | 78
Sho Kuramine | 仓峰翔 | 倉峰翔 | 77
Petr Holvasek | 彼得·霍尔瓦塞克 | 彼得·霍爾瓦塞克 | 75
Elias Norrgard | 埃利亚斯·诺加德 | 埃利亞斯·諾加德 | 74
Tang Qichen | 唐启辰 | 唐啟辰 | 73
Luc Varenne | 吕克·瓦雷纳 | 呂克·瓦雷納 | 72
Jonas Meerholt | 约纳斯·梅霍尔特 | 約納斯·梅霍爾特 | 71
Bruno Castelar | 布鲁诺·卡斯特拉尔 | 布魯諾·卡斯特拉爾 | 70
Kieran Ashdown | 基兰·阿什当 | 基蘭·阿什當 | 68
Wei Haoyang | 魏浩洋 | 魏浩洋 | 66
`,
});
