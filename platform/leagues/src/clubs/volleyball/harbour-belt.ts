import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const harbourBelt = defineLeague({
  lid: '851',
  names: { 'zh-CN': '环港女子排球联赛', 'zh-TW': '環港女子排球聯賽' },
  english: 'Harbour Belt Volleyball',
  quick: false,
  homeGoals: 0.63,
  awayGoals: 0.62,
  bestOf: 5,
  table: `
Coral Pier Waves | 珊瑚码头浪花 | 珊瑚碼頭浪花 | 86
Silver Quay Terns | 银埠燕鸥 | 銀埠燕鷗 | 84
Lighthouse Nine | 灯塔九号 | 燈塔九號 | 82
Moonbay Swans | 月湾天鹅 | 月灣天鵝 | 81
Ropewalk Thrushes | 缆街画眉 | 纜街畫眉 | 80
Sandport Sails | 沙港白帆 | 沙港白帆 | 79
Breakwater Kites | 防波堤飞鸢 | 防波堤飛鳶 | 78
Pilot Isle Seals | 领航岛海豹 | 領航島海豹 | 77
Copper Dock Finches | 铜坞雀 | 銅塢雀 | 75
Tidegate Storms | 潮门风暴 | 潮門風暴 | 74
Northbuoy Petrels | 北标海燕 | 北標海燕 | 73
Salt Stairs Jays | 盐阶蓝鸦 | 鹽階藍鴉 | 72
Oyster Lane Flames | 蚝巷火焰 | 蠔巷火焰 | 71
Fogbell Ravens | 雾钟渡鸦 | 霧鐘渡鴉 | 70
Chain Bridge Doves | 铁索桥白鸽 | 鐵索橋白鴿 | 68
Ebbtown Ibises | 汐镇朱鹮 | 汐鎮朱鷺 | 66
`,
});
