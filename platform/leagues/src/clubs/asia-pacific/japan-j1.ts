import { defineLeague } from '../league.ts';

export const japanJ1 = defineLeague({
  lid: '109',
  names: { 'zh-CN': '日职联', 'zh-TW': '日職聯' },
  english: 'Japan J1 League',
  quick: false,
  homeGoals: 1.38,
  awayGoals: 1.12,
  week: {
    zone: 'Asia/Tokyo',
    rounds: [
      'Wed 13:00 13:30 14:30 15:00 15:30 16:00 17:00 18:00 19:00 19:30',
      'Sat 13:00 14:00 15:00 16:00 19:00, Sun 13:00 14:00 15:30 17:00 18:00',
    ],
  },
  table: `
Vissel Kobe | 神户胜利船 | 神戶勝利船 | 85
Sanfrecce Hiroshima | 广岛三箭 | 廣島三箭 | 84
Kashima Antlers | 鹿岛鹿角 | 鹿島鹿角 | 83
Kawasaki Frontale | 川崎前锋 | 川崎前鋒 | 82
Yokohama F. Marinos | 横滨水手 | 橫濱水手 | 81
Machida Zelvia | 町田泽维亚 | 町田澤維亞 | 80
Urawa Reds | 浦和红钻 | 浦和紅鑽 | 79
Gamba Osaka | 大阪钢巴 | 大阪鋼巴 | 78
Cerezo Osaka | 大阪樱花 | 大阪櫻花 | 77
Kashiwa Reysol | 柏太阳神 | 柏太陽神 | 76
Tokyo | FC东京 | FC東京 | 74
Nagoya Grampus | 名古屋鲸八 | 名古屋鯨八 | 73
Avispa Fukuoka | 福冈黄蜂 | 福岡黃蜂 | 72
Kyoto Sanga | 京都不死鸟 | 京都不死鳥 | 71
Shimizu S-Pulse | 清水心跳 | 清水心跳 | 70
Tokyo Verdy | 东京绿茵 | 東京綠茵 | 69
Fagiano Okayama | 冈山绿雉 | 岡山綠雉 | 68
Yokohama FC | 横滨FC | 橫濱FC | 67
Albirex Niigata | 新泻天鹅 | 新潟天鵝 | 66
Shonan Bellmare | 湘南海洋 | 湘南海洋 | 65
`,
});
