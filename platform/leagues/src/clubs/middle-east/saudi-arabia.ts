import { defineLeague } from '../league.ts';

export const saudiArabia = defineLeague({
  lid: '123',
  names: { 'zh-CN': '沙特联', 'zh-TW': '沙烏地聯' },
  english: 'Saudi Pro League',
  quick: false,
  homeGoals: 1.68,
  awayGoals: 1.3,
  week: {
    zone: 'Asia/Riyadh',
    rounds: [
      'Mon 16:00 16:30 17:00 18:00 18:30 19:00 20:00 20:30 21:00',
      'Thu 16:30 18:00 18:30 20:30, Fri 16:00 17:30 18:30 20:00 21:00',
    ],
  },
  table: `
Al Hilal | 利雅得新月 | 利雅德新月 | 85
Al Nassr | 利雅得胜利 | 利雅德勝利 | 84
Al Ittihad | 吉达联合 | 吉達聯合 | 83
Al Ahli | 吉达国民 | 吉達國民 | 81
Al Qadsiah | 卡迪西亚 | 卡迪西亞 | 80
Al Taawoun | 布赖代合作 | 布賴代合作 | 79
Al Shabab | 利雅得青年 | 利雅德青年 | 78
Al Ettifaq | 达曼协作 | 達曼協作 | 77
Al Khaleej | 海湾 | 海灣 | 76
Neom | 尼奥姆 | 尼奧姆 | 74
Al Fateh | 哈萨征服 | 哈薩征服 | 73
Al Hazem | 哈兹姆 | 哈茲姆 | 72
Al Riyadh | 利雅得 | 利雅德 | 71
Al Fayha | 费哈 | 費哈 | 70
Damac | 达马克 | 達馬克 | 69
Al Kholood | 胡卢德 | 胡盧德 | 67
Al Okhdood | 奥赫杜德 | 奧赫杜德 | 66
Al Najma | 纳吉马 | 納吉馬 | 65
`,
});
