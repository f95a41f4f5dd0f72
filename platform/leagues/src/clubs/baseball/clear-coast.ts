import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const clearCoast = defineLeague({
  lid: '811',
  names: { 'zh-CN': '晴岸棒球联盟', 'zh-TW': '晴岸棒球聯盟' },
  english: 'Clear Coast Baseball League',
  quick: false,
  homeGoals: 4.7,
  awayGoals: 4.4,
  table: `
Cliffside Kites | 崖城风筝 | 崖城風箏 | 84
Foghorn Seals | 雾角海豹 | 霧角海豹 | 83
Marram Terns | 滨草燕鸥 | 濱草燕鷗 | 82
Halyard Hounds | 帆索猎犬 | 帆索獵犬 | 80
Dawnport Swifts | 晨港雨燕 | 晨港雨燕 | 79
Breakwater Bulls | 防波堤公牛 | 防波堤公牛 | 78
Oyster Row Captains | 蚝街船长 | 蠔街船長 | 77
Gull Rock Smiths | 鸥岩铁匠 | 鷗岩鐵匠 | 76
Beacon Hill Lamps | 灯塔山明灯 | 燈塔山明燈 | 75
Ropewalk Spiders | 缆厂蜘蛛 | 纜廠蜘蛛 | 74
Copper Quay Bells | 铜埠铜钟 | 銅埠銅鐘 | 73
Dune End Camels | 沙尾骆驼 | 沙尾駱駝 | 72
Pilot Bay Porpoises | 领航湾海豚 | 領航灣海豚 | 71
Storm Gate Petrels | 风门海燕 | 風門海燕 | 70
Kelp Point Urchins | 海带角海胆 | 海帶角海膽 | 68
Quiet Cove Loons | 静湾潜鸟 | 靜灣潛鳥 | 66
`,
});
