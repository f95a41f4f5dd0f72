import { defineLeague } from '../league.ts';

export const thailand = defineLeague({
  lid: '119',
  names: { 'zh-CN': '泰超', 'zh-TW': '泰超' },
  english: 'Thai League 1',
  quick: false,
  homeGoals: 1.55,
  awayGoals: 1.2,
  week: {
    zone: 'Asia/Bangkok',
    rounds: [
      'Tue 17:00 18:00 18:00 19:00 19:00 19:30 20:00 20:30',
      'Fri 17:00 18:00 19:00 20:00, Sat 17:30 18:00 19:00 20:00',
    ],
  },
  table: `
Buriram United | 武里南联 | 武里南聯 | 85
Bangkok United | 曼谷联 | 曼谷聯 | 84
BG Pathum United | 巴吞联 | 巴吞聯 | 82
Port | 泰港 | 泰港 | 81
Muangthong United | 蒙通联 | 蒙通聯 | 80
Ratchaburi | 叻丕 | 叻丕 | 78
Chiangrai United | 清莱联 | 清萊聯 | 77
Prachuap | 巴蜀 | 巴蜀 | 76
Uthai Thani | 乌泰他尼 | 烏泰他尼 | 74
Sukhothai | 素可泰 | 素可泰 | 73
Nakhon Ratchasima | 呵叻 | 呵叻 | 72
Lamphun Warriors | 喃奔勇士 | 喃奔勇士 | 70
Rayong | 罗勇 | 羅勇 | 69
Chonburi | 春武里 | 春武里 | 68
Ayutthaya United | 大城联 | 大城聯 | 66
Kanchanaburi Power | 北碧力量 | 北碧力量 | 65
`,
});
