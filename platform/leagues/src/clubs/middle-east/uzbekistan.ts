import { defineLeague } from '../league.ts';

export const uzbekistan = defineLeague({
  lid: '125',
  names: { 'zh-CN': '乌兹超', 'zh-TW': '烏茲超' },
  english: 'Uzbekistan Super League',
  quick: false,
  homeGoals: 1.44,
  awayGoals: 1.1,
  week: {
    zone: 'Asia/Tashkent',
    rounds: [
      'Wed 14:30 15:00 16:00 17:00 18:00 18:30 19:30 20:00',
      'Sat 15:00 16:00 17:00 18:30, Sun 15:00 16:30 18:00 19:00',
    ],
  },
  table: `
Nasaf | 纳萨夫 | 納薩夫 | 85
Pakhtakor | 塔什干棉农 | 塔什干棉農 | 84
Navbahor | 纳夫巴霍 | 納夫巴霍 | 82
AGMK | 阿尔马雷克 | 阿爾馬雷克 | 81
Neftchi | 费尔干纳石油工人 | 費爾干納石油工人 | 80
Dinamo Samarqand | 撒马尔罕迪纳摩 | 撒馬爾罕迪納摩 | 78
Bunyodkor | 本尤德科 | 本尤德科 | 77
Sogdiana | 索格迪亚纳 | 索格迪亞納 | 76
Andijon | 安集延 | 安集延 | 74
Surkhon | 苏尔汉 | 蘇爾漢 | 73
Qizilqum | 克孜尔库姆 | 克孜爾庫姆 | 72
Termez | 苏尔汉河 | 蘇爾漢河 | 70
Xorazm | 花拉子模 | 花拉子模 | 69
Mashal | 马沙尔 | 馬沙爾 | 68
Kokand | 浩罕1912 | 浩罕1912 | 66
Buxoro | 布哈拉 | 布哈拉 | 65
`,
});
