import { defineLeague } from '../league.ts';

export const portugal = defineLeague({
  lid: '130',
  names: { 'zh-CN': '葡超', 'zh-TW': '葡超' },
  english: 'Portugal Primeira Liga',
  quick: false,
  homeGoals: 1.5,
  awayGoals: 1.14,
  week: {
    zone: 'Europe/Lisbon',
    rounds: [
      'Thu 17:00 17:45 18:00 18:45 18:45 19:00 20:15 20:45 20:45',
      'Sun 15:30 15:30 18:00 18:00 20:30, Mon 18:45 18:45 20:15 20:45',
    ],
  },
  table: `
Sporting CP | 葡萄牙体育 | 葡萄牙體育 | 85
Porto | 波尔图 | 波爾圖 | 84
Benfica | 本菲卡 | 本菲卡 | 83
Braga | 布拉加 | 布拉加 | 81
Vitoria Guimaraes | 吉马良斯 | 吉馬良斯 | 80
Famalicao | 法马利康 | 法馬利康 | 79
Gil Vicente | 吉维森特 | 吉維森特 | 78
Moreirense | 摩里伦斯 | 摩里倫斯 | 77
Rio Ave | 里奥阿维 | 里奧阿維 | 76
Estoril | 埃斯托里尔 | 埃斯托里爾 | 74
Casa Pia | 卡萨比亚 | 卡薩比亞 | 73
Santa Clara | 圣克拉拉 | 聖克拉拉 | 72
Arouca | 阿罗卡 | 阿羅卡 | 71
Nacional | 马德拉国民 | 馬德拉國民 | 70
Estrela Amadora | 阿马多拉之星 | 阿馬多拉之星 | 69
Alverca | 阿尔维卡 | 阿爾維卡 | 67
Tondela | 通德拉 | 通德拉 | 66
AVS | 阿维斯 | 阿維斯 | 65
`,
});
