import { defineLeague } from '../league.ts';

/** Players of our own invention. */
export const plumGarden = defineLeague({
  lid: '871',
  names: { 'zh-CN': '梅园斯诺克公开赛', 'zh-TW': '梅園司諾克公開賽' },
  english: 'Plum Garden Open',
  quick: false,
  homeGoals: 0.84,
  awayGoals: 0.84,
  bestOf: 7,
  table: `
Gu Yichen | 顾亦辰 | 顧亦辰 | 86
Alistair Renwick | 阿利斯泰尔·伦威克 | 阿利斯泰爾·倫威克 | 84
Song Qinghe | 宋清河 | 宋清河 | 82
Tang Zimo | 唐子墨 | 唐子墨 | 81
Callum Hartwell | 卡勒姆·哈特韦尔 | 卡勒姆·哈特韋爾 | 80
Lu Jinghong | 陆惊鸿 | 陸驚鴻 | 79
Niran Sukhasem | 尼兰·素卡森 | 尼蘭·素卡森 | 78
Owen Pritchley | 欧文·普里奇利 | 歐文·普里奇利 | 77
Jiang Yubo | 江宇博 | 江宇博 | 75
Declan Morrowby | 德克兰·莫罗比 | 德克蘭·莫羅比 | 74
Xie Bowen | 谢博文 | 謝博文 | 73
Hugo Lammertin | 雨果·拉默廷 | 雨果·拉默廷 | 72
Wei Changlin | 魏长林 | 魏長林 | 71
Gareth Penhallow | 加雷思·彭哈洛 | 加雷思·彭哈洛 | 70
Yan Haoran | 颜浩然 | 顏浩然 | 68
Tomas Vrbicky | 托马斯·弗尔比茨基 | 托馬斯·弗爾比茨基 | 66
`,
});
