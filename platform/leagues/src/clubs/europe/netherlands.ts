import { defineLeague } from '../league.ts';

export const netherlands = defineLeague({
  lid: '129',
  names: { 'zh-CN': '荷甲', 'zh-TW': '荷甲' },
  english: 'Netherlands Eredivisie',
  quick: false,
  homeGoals: 1.78,
  awayGoals: 1.4,
  week: {
    zone: 'Europe/Amsterdam',
    rounds: [
      'Tue 18:45 18:45 18:45 20:00 20:00 20:00 20:30 21:00 21:00',
      'Fri 18:45 20:00 20:00, Sat 16:30 18:45 18:45 20:00 20:00 21:00',
    ],
  },
  table: `
PSV | 埃因霍温 | 恩荷芬 | 85
Feyenoord | 费耶诺德 | 費耶諾德 | 84
Ajax | 阿贾克斯 | 阿賈克斯 | 83
AZ Alkmaar | 阿尔克马尔 | 阿爾克馬爾 | 81
Twente | 特温特 | 特溫特 | 80
Utrecht | 乌德勒支 | 烏特勒支 | 79
NEC Nijmegen | 奈梅亨 | 奈梅亨 | 78
Heerenveen | 海伦芬 | 海倫芬 | 77
Groningen | 格罗宁根 | 格羅寧根 | 76
Go Ahead Eagles | 前进之鹰 | 前進之鷹 | 74
Sparta Rotterdam | 鹿特丹斯巴达 | 鹿特丹斯巴達 | 73
Fortuna Sittard | 锡塔德福图纳 | 錫塔德福圖納 | 72
PEC Zwolle | 兹沃勒 | 茲沃勒 | 71
Excelsior | 精英队 | 精英隊 | 70
NAC Breda | 布雷达 | 布雷達 | 69
Volendam | 沃伦丹 | 沃倫丹 | 67
Heracles | 赫拉克勒斯 | 赫拉克勒斯 | 66
Telstar | 特尔斯达 | 特爾斯達 | 65
`,
});
