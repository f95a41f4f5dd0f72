import { defineLeague } from '../league.ts';

export const newSouthWales = defineLeague({
  lid: '115',
  names: { 'zh-CN': '澳新南超', 'zh-TW': '澳新南超' },
  english: 'Australia NPL New South Wales',
  quick: false,
  homeGoals: 1.7,
  awayGoals: 1.5,
  week: {
    zone: 'Australia/Sydney',
    rounds: [
      'Thu 14:00 15:00 15:30 16:30 17:30 18:30 19:30 19:45',
      'Sun 14:00 15:00 15:30 17:00, Mon 15:00 16:00 17:30 19:30',
    ],
  },
  table: `
NWS Spirit | 西北精神 | 西北精神 | 85
Marconi Stallions | 马科尼种马 | 馬科尼種馬 | 84
APIA Leichhardt | 莱卡特猛虎 | 萊卡特猛虎 | 82
Rockdale Ilinden | 洛克达尔城 | 洛克達爾城 | 81
Blacktown City | 布莱克敦城 | 布萊克敦城 | 80
Sydney Olympic | 悉尼奥林匹克 | 雪梨奧林匹克 | 78
Wollongong Wolves | 伍伦贡狼 | 伍倫貢狼 | 77
Manly United | 曼利联 | 曼利聯 | 76
Sutherland Sharks | 萨瑟兰鲨鱼 | 薩瑟蘭鯊魚 | 74
Sydney United 58 | 悉尼联58 | 雪梨聯58 | 73
St George | 圣乔治 | 聖喬治 | 72
Western Sydney Rangers | 西悉尼漫游者 | 西雪梨漫遊者 | 70
Mounties | 芒蒂斯 | 芒蒂斯 | 69
Central Coast United | 中岸联 | 中岸聯 | 68
St George Saints | 圣乔治圣徒 | 聖喬治聖徒 | 66
Hills United | 希尔斯联 | 希爾斯聯 | 65
`,
});
