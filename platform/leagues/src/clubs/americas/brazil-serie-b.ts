import { defineLeague } from '../league.ts';

export const brazilSerieB = defineLeague({
  lid: '135',
  names: { 'zh-CN': '巴乙', 'zh-TW': '巴乙' },
  english: 'Brazil Segunda',
  quick: false,
  homeGoals: 1.36,
  awayGoals: 0.9,
  week: {
    zone: 'America/Sao_Paulo',
    rounds: [
      'Tue 16:30 17:00 18:00 19:00 19:30 20:00 21:00 21:30 21:35 21:35',
      'Fri 16:30 18:00 19:30 21:35, Sat 16:00 17:00 18:30 18:30 20:30 21:00',
    ],
  },
  table: `
Coritiba | 科里蒂巴 | 科里蒂巴 | 85
Athletico Paranaense | 巴拉纳竞技 | 巴拉納競技 | 84
Chapecoense | 沙佩科恩斯 | 沙佩科恩斯 | 83
Remo | 里莫 | 里莫 | 82
Criciuma | 克里西乌马 | 克里西烏馬 | 81
Goias | 戈亚斯 | 戈亞斯 | 80
Novorizontino | 新奥里藏特 | 新奧里藏特 | 79
CRB | CRB马塞约 | CRB馬塞約 | 78
Avai | 阿瓦伊 | 阿瓦伊 | 77
Cuiaba | 库亚巴 | 庫亞巴 | 76
Atletico Goianiense | 戈亚尼亚竞技 | 戈亞尼亞競技 | 74
Operario Ferroviario | 铁路工人 | 鐵路工人 | 73
Vila Nova | 维拉诺瓦 | 維拉諾瓦 | 72
America Mineiro | 米内罗美洲 | 米內羅美洲 | 71
Athletic Sao Joao | 圣若昂竞技 | 聖若昂競技 | 70
Botafogo Ribeirao | 里贝朗博塔弗戈 | 里貝朗博塔弗戈 | 69
Ferroviaria | 费罗维亚里亚 | 費羅維亞里亞 | 68
Amazonas | 亚马逊 | 亞馬遜 | 67
Volta Redonda | 沃尔塔雷东达 | 沃爾塔雷東達 | 66
Paysandu | 帕桑度 | 帕桑度 | 65
`,
});
