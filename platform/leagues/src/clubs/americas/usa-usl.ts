import { defineLeague } from '../league.ts';

export const usaUsl = defineLeague({
  lid: '142',
  names: { 'zh-CN': '美冠', 'zh-TW': '美冠' },
  english: 'USA USL Championship',
  quick: false,
  homeGoals: 1.46,
  awayGoals: 1.2,
  week: {
    zone: 'America/Los_Angeles',
    rounds: [
      'Tue 16:00 17:00 17:30 18:30 19:00 19:00 19:30 20:00 20:00 20:30',
      'Fri 16:30 17:30 19:00 19:30 20:00, Sat 16:00 17:00 18:00 19:00 20:00',
    ],
  },
  table: `
Louisville City | 路易斯维尔城 | 路易斯維爾城 | 85
Charleston Battery | 查尔斯顿炮台 | 查爾斯頓砲台 | 84
Sacramento Republic | 萨克拉门托共和 | 薩克拉門托共和 | 83
New Mexico United | 新墨西哥联 | 新墨西哥聯 | 82
Tulsa | 塔尔萨 | 塔爾薩 | 81
Pittsburgh Riverhounds | 匹兹堡猎犬 | 匹茲堡獵犬 | 80
Tampa Bay Rowdies | 坦帕湾暴徒 | 坦帕灣暴徒 | 79
El Paso Locomotive | 埃尔帕索火车头 | 埃爾帕索火車頭 | 78
San Antonio | 圣安东尼奥 | 聖安東尼奧 | 77
Phoenix Rising | 凤凰城升腾 | 鳳凰城升騰 | 76
Orange County | 橙县 | 橙縣 | 74
Oakland Roots | 奥克兰根基 | 奧克蘭根基 | 73
Detroit City | 底特律城 | 底特律城 | 72
Hartford Athletic | 哈特福德竞技 | 哈特福德競技 | 71
Loudoun United | 劳登联 | 勞登聯 | 70
North Carolina | 北卡罗来纳 | 北卡羅萊納 | 69
Monterey Bay | 蒙特雷湾 | 蒙特雷灣 | 68
Rhode Island | 罗得岛 | 羅德島 | 67
Las Vegas Lights | 拉斯维加斯灯光 | 拉斯維加斯燈光 | 66
Birmingham Legion | 伯明翰军团 | 伯明翰軍團 | 65
`,
});
