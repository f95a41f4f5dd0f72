import { defineLeague } from '../league.ts';

export const colombia = defineLeague({
  lid: '138',
  names: { 'zh-CN': '哥伦甲', 'zh-TW': '哥倫甲' },
  english: 'Colombia Primera',
  quick: false,
  homeGoals: 1.34,
  awayGoals: 0.98,
  week: {
    zone: 'America/Bogota',
    rounds: [
      'Tue 15:00 16:00 16:30 18:00 18:20 19:00 20:00 20:30 20:30 21:00',
      'Fri 15:15 16:00 17:00 18:20 20:30, Sat 14:00 15:30 18:00 18:20 20:30',
    ],
  },
  table: `
Atletico Nacional | 国民竞技 | 國民競技 | 85
Millonarios | 百万富翁 | 百萬富翁 | 84
Junior | 巴兰基亚青年 | 巴蘭基亞青年 | 83
America de Cali | 卡利美洲 | 卡利美洲 | 82
Santa Fe | 圣达菲 | 聖達菲 | 81
Deportes Tolima | 托利马 | 托利馬 | 80
Independiente Medellin | 麦德林独立 | 麥德林獨立 | 79
Once Caldas | 卡尔达斯十一人 | 卡爾達斯十一人 | 78
Deportivo Cali | 卡利体育 | 卡利體育 | 77
Bucaramanga | 布卡拉曼加 | 布卡拉曼加 | 76
Fortaleza CEIF | 福塔莱萨CEIF | 福塔萊薩CEIF | 74
Deportivo Pereira | 佩雷拉 | 佩雷拉 | 73
Deportivo Pasto | 帕斯托 | 帕斯托 | 72
Aguilas Doradas | 金鹰 | 金鷹 | 71
Llaneros | 利亚诺斯 | 利亞諾斯 | 70
Alianza | 联盟队 | 聯盟隊 | 69
La Equidad | 公平队 | 公平隊 | 68
Envigado | 恩维加多 | 恩維加多 | 67
Boyaca Chico | 博亚卡奇科 | 博亞卡奇科 | 66
Union Magdalena | 马格达莱纳联 | 馬格達萊納聯 | 65
`,
});
