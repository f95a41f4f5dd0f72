import { defineLeague } from '../league.ts';

export const usa = defineLeague({
  lid: '141',
  names: { 'zh-CN': '美职联', 'zh-TW': '美職聯' },
  english: 'USA Major League Soccer',
  quick: false,
  homeGoals: 1.66,
  awayGoals: 1.3,
  week: {
    zone: 'America/New_York',
    rounds: [
      'Wed 19:00 19:30 19:30 19:30 20:30 20:30 20:30 20:30 21:30 21:30 22:00 22:30 22:30 22:30',
      'Sat 14:30 16:30 19:30 19:30 19:30 20:30 20:30 21:30 22:30 22:30, Sun 17:00 19:00 21:00 22:00',
    ],
  },
  table: `
Inter Miami | 迈阿密国际 | 邁阿密國際 | 85
Los Angeles | 洛杉矶FC | 洛杉磯FC | 84
Vancouver Whitecaps | 温哥华白浪 | 溫哥華白浪 | 84
Cincinnati | 辛辛那提 | 辛辛那提 | 83
Philadelphia Union | 费城联合 | 費城聯合 | 82
San Diego | 圣迭戈FC | 聖地牙哥FC | 81
Columbus Crew | 哥伦布机员 | 哥倫布機員 | 81
Seattle Sounders | 西雅图海湾人 | 西雅圖海灣人 | 80
Nashville | 纳什维尔 | 納什維爾 | 79
Minnesota United | 明尼苏达联 | 明尼蘇達聯 | 78
Orlando City | 奥兰多城 | 奧蘭多城 | 78
New York City | 纽约城 | 紐約城 | 77
Charlotte | 夏洛特 | 夏洛特 | 76
Portland Timbers | 波特兰伐木工 | 波特蘭伐木工 | 75
Austin | 奥斯汀 | 奧斯汀 | 75
Chicago Fire | 芝加哥火焰 | 芝加哥火焰 | 74
Colorado Rapids | 科罗拉多急流 | 科羅拉多急流 | 73
Dallas | 达拉斯 | 達拉斯 | 72
Houston Dynamo | 休斯敦迪纳摩 | 休士頓迪納摩 | 72
LA Galaxy | 洛杉矶银河 | 洛杉磯銀河 | 71
New England Revolution | 新英格兰革命 | 新英格蘭革命 | 70
New York Red Bulls | 纽约红牛 | 紐約紅牛 | 69
Real Salt Lake | 皇家盐湖城 | 皇家鹽湖城 | 69
San Jose Earthquakes | 圣何塞地震 | 聖荷西地震 | 68
St. Louis | 圣路易斯城 | 聖路易城 | 67
Toronto | 多伦多FC | 多倫多FC | 66
Atlanta United | 亚特兰大联 | 亞特蘭大聯 | 66
Sporting Kansas City | 堪萨斯城体育会 | 堪薩斯城體育會 | 65
`,
});
