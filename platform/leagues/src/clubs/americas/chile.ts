import { defineLeague } from '../league.ts';

export const chile = defineLeague({
  lid: '137',
  names: { 'zh-CN': '智利甲', 'zh-TW': '智利甲' },
  english: 'Chile Primera',
  quick: false,
  homeGoals: 1.5,
  awayGoals: 1.2,
  week: {
    zone: 'America/Santiago',
    rounds: [
      'Mon 17:00 18:00 18:30 19:00 19:30 20:30 20:30 21:00',
      'Thu 17:00 18:30 20:30 21:00, Fri 15:30 18:30 20:30 21:00',
    ],
  },
  table: `
Colo-Colo | 科洛科洛 | 科洛科洛 | 85
Universidad de Chile | 智利大学 | 智利大學 | 84
Universidad Catolica | 天主教大学 | 天主教大學 | 82
Coquimbo Unido | 科金博联 | 科金博聯 | 81
O'Higgins | 奥希金斯 | 奧希金斯 | 80
Palestino | 帕莱斯蒂诺 | 帕萊斯蒂諾 | 78
Audax Italiano | 意大利人 | 義大利人 | 77
Huachipato | 瓦奇帕托 | 瓦奇帕托 | 76
Cobresal | 科布雷萨尔 | 科布雷薩爾 | 74
Union La Calera | 拉卡莱拉联 | 拉卡萊拉聯 | 73
Nublense | 纽布伦斯 | 紐布倫斯 | 72
Deportes La Serena | 拉塞雷纳 | 拉塞雷納 | 70
Everton Vina del Mar | 比尼亚德尔马埃弗顿 | 比尼亞德爾馬埃弗頓 | 69
Deportes Limache | 利马切 | 利馬切 | 68
Deportes Iquique | 伊基克 | 伊基克 | 66
Union Espanola | 西班牙联 | 西班牙聯 | 65
`,
});
