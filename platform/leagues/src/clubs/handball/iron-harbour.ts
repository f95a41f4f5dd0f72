import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const ironHarbour = defineLeague({
  lid: '891',
  names: { 'zh-CN': '铁港手球联赛', 'zh-TW': '鐵港手球聯賽' },
  english: 'Iron Harbour Handball League',
  quick: false,
  homeGoals: 30.4,
  awayGoals: 28.8,
  table: `
Anvil Wharf Rams | 铁砧埠公羊 | 鐵砧埠公羊 | 86
Kettle Dock Bears | 壶坞棕熊 | 壺塢棕熊 | 84
North Crane Wolves | 北塔狼群 | 北塔狼群 | 82
Rivet Street Bulls | 铆街公牛 | 鉚街公牛 | 81
Slipway Sharks | 滑道鲨鱼 | 滑道鯊魚 | 80
Furnace Hill Lions | 炉丘雄狮 | 爐丘雄獅 | 79
Bollard Town Seals | 系缆镇海豹 | 繫纜鎮海豹 | 78
Graving Dock Gulls | 船坞海鸥 | 船塢海鷗 | 77
Copper Lane Foxes | 铜巷赤狐 | 銅巷赤狐 | 75
Winch Row Otters | 绞盘街水獭 | 絞盤街水獺 | 74
Beacon Pier Hawks | 灯标码头苍鹰 | 燈標碼頭蒼鷹 | 73
Smelter Bank Boars | 熔炉滩野猪 | 熔爐灘野豬 | 72
Ballast Quay Crabs | 压舱埠巨蟹 | 壓艙埠巨蟹 | 71
Tugboat Reach Herons | 拖轮湾苍鹭 | 拖輪灣蒼鷺 | 70
Chandler Gate Cats | 蜡烛门山猫 | 蠟燭門山貓 | 68
Low Yard Mules | 下坞骡队 | 下塢騾隊 | 66
`,
});
