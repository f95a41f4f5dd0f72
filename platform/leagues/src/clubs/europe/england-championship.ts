import { defineLeague } from '../league.ts';

export const englandChampionship = defineLeague({
  lid: '131',
  names: { 'zh-CN': '英冠', 'zh-TW': '英冠' },
  english: 'English Championship',
  quick: false,
  homeGoals: 1.42,
  awayGoals: 1.12,
  week: {
    zone: 'Europe/London',
    rounds: [
      'Tue 19:00 19:45 19:45 19:45 20:00, Wed 17:30 18:00 19:00 19:45 19:45 20:00 20:00',
      'Sat 12:30 12:30 15:00 15:00 15:00 15:00 15:00 15:00 17:30 17:30 20:00 20:00',
    ],
  },
  table: `
Coventry City | 考文垂 | 考文垂 | 85
Middlesbrough | 米德尔斯堡 | 米德爾斯堡 | 84
Birmingham City | 伯明翰 | 伯明翰 | 83
Norwich City | 诺维奇 | 諾維奇 | 82
West Bromwich Albion | 西布罗姆维奇 | 西布羅姆維奇 | 82
Bristol City | 布里斯托城 | 布里斯托城 | 81
Millwall | 米尔沃尔 | 米爾沃爾 | 80
Hull City | 赫尔城 | 赫爾城 | 79
Stoke City | 斯托克城 | 斯托克城 | 78
Preston North End | 普雷斯顿 | 普雷斯頓 | 77
Swansea | 斯旺西 | 斯旺西 | 76
Watford | 沃特福德 | 沃特福德 | 75
Blackburn Rovers | 布莱克本 | 布萊克本 | 75
Queens Park Rangers | 女王公园巡游者 | 女王公園巡遊者 | 74
Derby | 德比郡 | 德比郡 | 73
Portsmouth | 朴茨茅斯 | 朴茨茅斯 | 72
Sheffield Wednesday | 谢周三 | 謝週三 | 71
Charlton Athletic | 查尔顿 | 查爾頓 | 70
Wrexham | 雷克斯汉姆 | 雷克斯漢姆 | 69
Oxford | 牛津联 | 牛津聯 | 68
Cardiff | 加的夫城 | 卡地夫城 | 68
Plymouth Argyle | 普利茅斯 | 普利茅斯 | 67
Bolton Wanderers | 博尔顿 | 博爾頓 | 66
Huddersfield | 哈德斯菲尔德 | 哈德斯菲爾德 | 65
`,
});
