import { defineLeague } from '../league.ts';

/** Clubs of our own invention. */
export const longRiver = defineLeague({
  lid: '803',
  names: { 'zh-CN': '长河篮球联赛', 'zh-TW': '長河籃球聯賽' },
  english: 'Long River Basketball League',
  quick: false,
  homeGoals: 114,
  awayGoals: 111.5,
  table: `
Upper Ford Dragons | 上渡青龙 | 上渡青龍 | 84
Willow Bend Storks | 柳湾白鹳 | 柳灣白鸛 | 83
Ferry Town Buffalo | 渡镇水牛 | 渡鎮水牛 | 82
Bamboo Lock Pandas | 竹闸熊猫 | 竹閘熊貓 | 80
Twin Bridges Tigers | 双桥猛虎 | 雙橋猛虎 | 79
Millrace Carp | 水磨锦鲤 | 水磨錦鯉 | 78
Silk Quay Moths | 丝埠飞蛾 | 絲埠飛蛾 | 77
Red Delta Egrets | 赤洲白鹭 | 赤洲白鷺 | 76
Stonewharf Oxen | 石埠铁牛 | 石埠鐵牛 | 75
Reedmoor Ducks | 芦泽野鸭 | 蘆澤野鴨 | 74
Islet Nine Frogs | 九屿青蛙 | 九嶼青蛙 | 73
Plum Landing Monkeys | 梅渡灵猴 | 梅渡靈猴 | 72
Old Dyke Boars | 古堤野猪 | 古堤野豬 | 71
Lotus Gate Koi | 荷门金鳞 | 荷門金鱗 | 70
Sandbar Plovers | 沙洲鸻 | 沙洲鴴 | 68
River Mouth Mules | 河口骡队 | 河口騾隊 | 66
`,
});
