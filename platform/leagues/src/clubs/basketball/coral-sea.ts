import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const coralSea = defineLeague({
  lid: '801',
  names: { 'zh-CN': '珊瑚海篮球联赛', 'zh-TW': '珊瑚海籃球聯賽' },
  english: 'Coral Sea Basketball League',
  quick: false,
  homeGoals: 111.5,
  awayGoals: 108.5,
  table: `
Starport Comets | 星港彗星 | 星港彗星 | 85
Tidewall Sharks | 潮墙鲨鱼 | 潮牆鯊魚 | 83
Lantern Bay Foxes | 灯湾灵狐 | 燈灣靈狐 | 82
Pearl Reef Rays | 珠礁鳐 | 珠礁鰩 | 80
Windmere Gulls | 风泊海鸥 | 風泊海鷗 | 79
Cape Amber Lynx | 琥珀角山猫 | 琥珀角山貓 | 78
Saltmarsh Herons | 盐泽苍鹭 | 鹽澤蒼鷺 | 77
Driftwood Otters | 浮木水獭 | 浮木水獺 | 76
Blue Lagoon Orcas | 蓝湖虎鲸 | 藍湖虎鯨 | 75
Anchor Town Mariners | 锚镇水手 | 錨鎮水手 | 74
Southwharf Cranes | 南埠飞鹤 | 南埠飛鶴 | 73
Mistral Point Owls | 季风岬夜鸮 | 季風岬夜鴞 | 72
Palm Gate Geckos | 棕榈门壁虎 | 棕櫚門壁虎 | 71
Shellbrook Turtles | 贝溪海龟 | 貝溪海龜 | 70
Harbour Nine Crabs | 九港巨蟹 | 九港巨蟹 | 68
Low Tide Pelicans | 落潮塘鹅 | 落潮塘鵝 | 66
`,
});
