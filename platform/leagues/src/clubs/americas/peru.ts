import { defineLeague } from '../league.ts';

export const peru = defineLeague({
  lid: '143',
  names: { 'zh-CN': '秘鲁甲', 'zh-TW': '秘魯甲' },
  english: 'Peru Primera',
  quick: false,
  homeGoals: 1.56,
  awayGoals: 1.04,
  week: {
    zone: 'America/Lima',
    rounds: [
      'Thu 13:00 15:30 18:00 18:00 19:00 20:00 20:30 20:30 21:00',
      'Sun 15:30 18:00 19:30 20:30, Mon 15:00 19:00 20:00 20:30 21:00',
    ],
  },
  table: `
Universitario | 秘鲁体育大学 | 秘魯體育大學 | 85
Alianza Lima | 利马联盟 | 利馬聯盟 | 84
Sporting Cristal | 水晶竞技 | 水晶競技 | 83
Melgar | 梅尔加 | 梅爾加 | 81
Cienciano | 西恩夏诺 | 西恩夏諾 | 80
Cusco | 库斯科 | 庫斯科 | 79
Sport Huancayo | 万卡约体育 | 萬卡約體育 | 78
Deportivo Garcilaso | 加尔西拉索 | 加爾西拉索 | 77
Sport Boys | 男孩体育 | 男孩體育 | 76
ADT Tarma | 塔尔马 | 塔爾馬 | 74
Los Chankas | 昌卡斯 | 昌卡斯 | 73
Alianza Atletico | 联盟竞技 | 聯盟競技 | 72
UTC Cajamarca | 卡哈马卡 | 卡哈馬卡 | 71
Atletico Grau | 格劳竞技 | 格勞競技 | 70
Comerciantes Unidos | 联合商人 | 聯合商人 | 69
Juan Pablo II | 若望保禄二世 | 若望保祿二世 | 67
Ayacucho | 阿亚库乔 | 阿亞庫喬 | 66
Alianza Universidad | 大学联盟 | 大學聯盟 | 65
`,
});
