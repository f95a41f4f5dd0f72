import { defineLeague } from '../league.ts';

export const victoria = defineLeague({
  lid: '116',
  names: { 'zh-CN': '澳维超', 'zh-TW': '澳維超' },
  english: 'Australia NPL Victoria',
  quick: false,
  homeGoals: 1.75,
  awayGoals: 1.5,
  week: {
    zone: 'Australia/Melbourne',
    rounds: [
      'Wed 14:00 15:00 16:00 17:00 18:30 19:30 19:45',
      'Sat 14:00 15:00 16:00 17:00, Sun 15:00 17:00 18:00',
    ],
  },
  table: `
South Melbourne | 南墨尔本 | 南墨爾本 | 85
Oakleigh Cannons | 奥克莱卡农 | 奧克萊卡農 | 83
Heidelberg United | 海德堡联 | 海德堡聯 | 82
Avondale | 埃文代尔 | 埃文代爾 | 80
Hume Town | 休姆城 | 休姆城 | 79
Dandenong Thunder | 丹德农雷霆 | 丹德農雷霆 | 77
Green Gully | 绿谷骑士 | 綠谷騎士 | 76
Altona Magic | 阿尔托纳魔术 | 阿爾托納魔術 | 74
Port Melbourne Sharks | 墨尔本港鲨鱼 | 墨爾本港鯊魚 | 73
Melbourne Knights | 墨尔本骑士 | 墨爾本騎士 | 71
St Albans Saints | 圣阿尔本斯 | 聖阿爾本斯 | 70
Preston Lions | 普雷斯顿雄狮 | 普雷斯頓雄獅 | 68
Dandenong City | 丹德农城 | 丹德農城 | 67
Bentleigh Greens | 本特利绿队 | 本特利綠隊 | 65
`,
});
