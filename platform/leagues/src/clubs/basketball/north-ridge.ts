import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const northRidge = defineLeague({
  lid: '802',
  names: { 'zh-CN': '北岭篮球联赛', 'zh-TW': '北嶺籃球聯賽' },
  english: 'North Ridge Basketball League',
  quick: false,
  homeGoals: 107,
  awayGoals: 103.5,
  table: `
Frostgate Wolverines | 霜门貂熊 | 霜門貂熊 | 84
Granite Pass Rams | 花岗口盘羊 | 花崗口盤羊 | 83
Whitepeak Yaks | 白峰牦牛 | 白峰犛牛 | 81
Ironwood Elks | 铁木麋鹿 | 鐵木麋鹿 | 80
Snowline Falcons | 雪线猎隼 | 雪線獵隼 | 79
Cedar Hollow Bears | 雪松谷棕熊 | 雪松谷棕熊 | 78
Quarry Hill Moles | 石矿丘鼹鼠 | 石礦丘鼴鼠 | 77
Slate Lake Trout | 板岩湖鳟鱼 | 板岩湖鱒魚 | 76
Northgate Huskies | 北关雪橇犬 | 北關雪橇犬 | 75
Pinecrest Martens | 松冠紫貂 | 松冠紫貂 | 74
Spruce Valley Stags | 杉林驯鹿 | 杉林馴鹿 | 73
Cold Springs Swans | 寒泉天鹅 | 寒泉天鵝 | 72
Stonefield Badgers | 石原獾 | 石原獾 | 71
Echo Gorge Eagles | 回声峡金雕 | 回聲峽金鵰 | 70
Moraine Hares | 冰碛雪兔 | 冰磧雪兔 | 68
Lower Tundra Geese | 低原雁群 | 低原雁群 | 66
`,
});
