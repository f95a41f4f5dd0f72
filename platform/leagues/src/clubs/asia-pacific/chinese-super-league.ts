import { defineLeague } from '../league.ts';

export const chineseSuperLeague = defineLeague({
  lid: '106',
  names: { 'zh-CN': '中超', 'zh-TW': '中超' },
  english: 'China Super League',
  quick: true,
  homeGoals: 1.68,
  awayGoals: 1.32,
  week: {
    zone: 'Asia/Shanghai',
    rounds: [
      'Wed 15:30 18:30 19:00 19:00 19:35 19:35 20:00 20:00',
      'Sat 15:30 17:00 19:00 19:35, Sun 15:30 18:30 19:35 20:00',
    ],
  },
  table: `
Shanghai Port FC | 上海海港 | 上海海港 | 88
Shanghai Shenhua | 上海申花 | 上海申花 | 87
Chengdu Rongcheng | 成都蓉城 | 成都蓉城 | 86
Beijing Guoan | 北京国安 | 北京國安 | 85
Shandong Taishan | 山东泰山 | 山東泰山 | 83
Tianjin Jinmen Tiger | 天津津门虎 | 天津津門虎 | 77
Zhejiang Professional | 浙江队 | 浙江隊 | 77
Yunnan Yukun | 云南玉昆 | 雲南玉昆 | 75
Qingdao West Coast | 青岛西海岸 | 青島西海岸 | 74
Dalian Yingbo | 大连英博 | 大連英博 | 74
Henan FC | 河南队 | 河南隊 | 73
Wuhan Three Towns | 武汉三镇 | 武漢三鎮 | 69
Shenzhen Peng City | 深圳新鹏城 | 深圳新鵬城 | 69
Qingdao Hainiu | 青岛海牛 | 青島海牛 | 68
Meizhou Hakka | 梅州客家 | 梅州客家 | 65
Changchun Yatai | 长春亚泰 | 長春亞泰 | 65
Cangzhou Mighty Lions | 沧州雄狮 | 滄州雄獅 | 65
Nantong Zhiyun | 南通支云 | 南通支雲 | 65
`,
});
