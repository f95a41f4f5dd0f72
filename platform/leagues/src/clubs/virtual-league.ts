import { defineLeague } from './league.ts';

/** Virtual football: clubs of our own invention. */
export const virtualLeague = defineLeague({
  lid: '701',
  names: { 'zh-CN': '虚拟足球超级联赛', 'zh-TW': '虛擬足球超級聯賽' },
  english: 'Virtual Football Super League',
  quick: false,
  homeGoals: 1.6,
  awayGoals: 1.25,
  table: `
Aurora City | 极光城 | 極光城 | 84
Iron Harbour | 铁港 | 鐵港 | 82
Cloudtop United | 云顶联 | 雲頂聯 | 81
Blue Whale | 蓝鲸队 | 藍鯨隊 | 79
North Star | 北辰 | 北辰 | 78
Redrock | 赤岩 | 赤岩 | 77
Jade River | 玉河 | 玉河 | 76
Falcon Ridge | 猎鹰岭 | 獵鷹嶺 | 75
Silver Bay | 银湾 | 銀灣 | 74
Thunder Plains | 雷原 | 雷原 | 73
Maple Town | 枫镇 | 楓鎮 | 72
Coral Coast | 珊瑚海岸 | 珊瑚海岸 | 71
Stone Bridge | 石桥 | 石橋 | 70
Pine Valley | 松谷 | 松谷 | 69
Amber Hill | 琥珀山 | 琥珀山 | 68
Moon Lake | 月湖 | 月湖 | 67
`,
});
