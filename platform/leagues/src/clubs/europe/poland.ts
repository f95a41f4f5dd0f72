import { defineLeague } from '../league.ts';

export const poland = defineLeague({
  lid: '132',
  names: { 'zh-CN': '波兰超', 'zh-TW': '波蘭超' },
  english: 'Poland Ekstraklasa',
  quick: false,
  homeGoals: 1.48,
  awayGoals: 1.18,
  week: {
    zone: 'Europe/Warsaw',
    rounds: [
      'Mon 16:00 17:00 18:00 18:00 18:00 19:00 19:00 20:30 20:30',
      'Thu 18:00 18:00 20:30 20:30, Fri 17:00 18:00 18:00 20:30 20:30',
    ],
  },
  table: `
Lech Poznan | 波兹南莱赫 | 波茲南萊赫 | 85
Rakow | 拉科夫 | 拉科夫 | 84
Jagiellonia | 比亚韦斯托克 | 比亞韋斯托克 | 83
Legia Warsaw | 华沙莱吉亚 | 華沙萊吉亞 | 81
Pogon Szczecin | 什切青波贡 | 什切青波貢 | 80
Gornik Zabrze | 扎布热矿工 | 扎布熱礦工 | 79
Cracovia | 克拉科维亚 | 克拉科維亞 | 78
Motor Lublin | 卢布林 | 盧布林 | 77
Widzew Lodz | 罗兹威德泽夫 | 羅茲威德澤夫 | 76
Korona Kielce | 凯尔采科罗纳 | 凱爾采科羅納 | 74
Piast Gliwice | 格利维采 | 格利維采 | 73
GKS Katowice | 卡托维兹 | 卡托維茲 | 72
Radomiak Radom | 拉多姆 | 拉多姆 | 71
Wisla Plock | 普沃茨克维斯瓦 | 普沃茨克維斯瓦 | 70
Zaglebie Lubin | 卢宾 | 盧賓 | 69
Arka Gdynia | 格丁尼亚 | 格丁尼亞 | 67
Lechia Gdansk | 格但斯克 | 格但斯克 | 66
Nieciecza | 涅切察 | 涅切察 | 65
`,
});
