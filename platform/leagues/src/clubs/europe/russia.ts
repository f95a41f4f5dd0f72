import { defineLeague } from '../league.ts';

export const russia = defineLeague({
  lid: '127',
  names: { 'zh-CN': '俄超', 'zh-TW': '俄超' },
  english: 'Russian Premier League',
  quick: false,
  homeGoals: 1.42,
  awayGoals: 1.1,
  week: {
    zone: 'Europe/Moscow',
    rounds: [
      'Wed 15:00 16:00 17:30 18:00 18:30 19:00 19:30 20:30',
      'Sat 14:00 15:00 16:30 19:00, Sun 14:00 16:30 17:00 19:30',
    ],
  },
  table: `
Zenit | 圣彼得堡泽尼特 | 聖彼得堡澤尼特 | 85
Krasnodar | 克拉斯诺达尔 | 克拉斯諾達爾 | 84
Spartak Moscow | 莫斯科斯巴达 | 莫斯科斯巴達 | 82
CSKA Moscow | 莫斯科中央陆军 | 莫斯科中央陸軍 | 81
Lokomotiv Moscow | 莫斯科火车头 | 莫斯科火車頭 | 80
Dynamo Moscow | 莫斯科迪纳摩 | 莫斯科迪納摩 | 78
Rubin Kazan | 喀山红宝石 | 喀山紅寶石 | 77
Rostov | 罗斯托夫 | 羅斯托夫 | 76
Baltika | 加里宁格勒波罗的海 | 加里寧格勒波羅的海 | 74
Akhmat Grozny | 格罗兹尼特里克 | 格羅茲尼特里克 | 73
Krylya Sovetov | 萨马拉苏维埃之翼 | 薩馬拉蘇維埃之翼 | 72
Akron Tolyatti | 阿克伦 | 阿克倫 | 70
Nizhny Novgorod | 下诺夫哥罗德 | 下諾夫哥羅德 | 69
Dynamo Makhachkala | 马哈奇卡拉迪纳摩 | 馬哈奇卡拉迪納摩 | 68
Orenburg | 奥伦堡 | 奧倫堡 | 66
Sochi | 索契 | 索契 | 65
`,
});
