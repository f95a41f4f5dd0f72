import { defineLeague } from '../league.ts';

export const brazil = defineLeague({
  lid: '134',
  names: { 'zh-CN': '巴甲', 'zh-TW': '巴甲' },
  english: 'Brazil Serie A',
  quick: false,
  homeGoals: 1.5,
  awayGoals: 1.02,
  week: {
    zone: 'America/Sao_Paulo',
    rounds: [
      'Wed 16:00 17:00 17:00 18:00 18:30 18:30 19:30 20:00 20:15 21:30',
      'Sat 16:00 17:30 18:30 21:00, Sun 11:00 16:00 16:00 17:30 18:30 20:30',
    ],
  },
  table: `
Flamengo | 弗拉门戈 | 弗拉門戈 | 85
Palmeiras | 帕尔梅拉斯 | 帕爾梅拉斯 | 84
Cruzeiro | 克鲁塞罗 | 克魯塞羅 | 83
Mirassol | 米拉索尔 | 米拉索爾 | 82
Botafogo | 博塔弗戈 | 博塔弗戈 | 81
Fluminense | 弗鲁米嫩塞 | 弗魯米嫩塞 | 80
Bahia | 巴伊亚 | 巴伊亞 | 79
Sao Paulo | 圣保罗 | 聖保羅 | 78
Corinthians | 科林蒂安 | 科林蒂安 | 77
Gremio | 格雷米奥 | 格雷米奧 | 76
Atletico Mineiro | 米内罗竞技 | 米內羅競技 | 74
Vasco da Gama | 瓦斯科达伽马 | 瓦斯科達伽馬 | 73
Internacional | 巴西国际 | 巴西國際 | 72
Red Bull Bragantino | 布拉干蒂诺红牛 | 布拉干蒂諾紅牛 | 71
Santos | 桑托斯 | 桑托斯 | 70
Ceara | 塞阿拉 | 塞阿拉 | 69
Vitoria | 维多利亚 | 維多利亞 | 68
Fortaleza | 福塔雷萨 | 福塔雷薩 | 67
Juventude | 尤文图德 | 尤文圖德 | 66
Sport Recife | 累西腓体育 | 累西腓體育 | 65
`,
});
