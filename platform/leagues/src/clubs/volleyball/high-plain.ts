import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const highPlain = defineLeague({
  lid: '852',
  names: { 'zh-CN': '高原男子排球联赛', 'zh-TW': '高原男子排球聯賽' },
  english: 'High Plain Volleyball',
  quick: false,
  homeGoals: 0.685,
  awayGoals: 0.68,
  bestOf: 5,
  table: `
Redrock Bisons | 赤岩野牛 | 赤岩野牛 | 86
Stonestep Falcons | 石阶猎隼 | 石階獵隼 | 84
Juniper Gate Stags | 柏门雄鹿 | 柏門雄鹿 | 82
Windcairn Wolves | 风堆苍狼 | 風堆蒼狼 | 81
Saltlake Cranes | 盐湖灰鹤 | 鹽湖灰鶴 | 80
Eagle Ledge Towers | 鹰崖高塔 | 鷹崖高塔 | 79
Thunder Mesa Bulls | 雷丘公牛 | 雷丘公牛 | 78
Pinecrest Giants | 松岭巨人 | 松嶺巨人 | 77
Greystone Hammers | 灰石铁锤 | 灰石鐵錘 | 75
Barley Field Hawks | 麦原雄鹰 | 麥原雄鷹 | 74
Snowline Leopards | 雪线豹 | 雪線豹 | 73
Dustford Camels | 尘渡骆驼 | 塵渡駱駝 | 72
Quarry Town Picks | 石场镇凿 | 石場鎮鑿 | 71
Upper Steppe Horses | 上原骏马 | 上原駿馬 | 70
Beacon Hill Sparks | 烽岭星火 | 烽嶺星火 | 68
Drywell Foxes | 枯井狐 | 枯井狐 | 66
`,
});
