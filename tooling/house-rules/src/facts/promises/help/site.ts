import type { PagePromises } from '../types.ts';

export const trueAddress: PagePromises = {
  本页教您认: 'introduces the page',
  有人在网络: 'explains a word',
  页面跳到陌: 'a sign to look out for',
  页面上出现: 'a sign to look out for',
  登录后余额: 'a sign to look out for',
  '看地址栏：': 'advice',
  本站有永久: [['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.permanent']],
  存款只按订: [['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.warning']],
  不要输入密: 'advice',
  换一个网络: 'advice',
  用杀毒软件: 'advice',
  已经输入过: [['packages/auth/src/messages/zh-CN.json', 'auth.devices.others']],
  页面只载入: [['packages/site/src/plain-page/redirect-target.test.ts', 'include origins the brand allows']],
  每一次请求: [
    ['docs/rules.md', '| A signature is good for, either way | 5 min |'],
    ['docs/rules.md', 'Passwords travel as md5 and are stored as argon2id'],
  ],
};

export const browsers: PagePromises = {
  本站在各品: [['tooling/vite-preset/src/index.ts', "target: 'es2023'"]],
  请保持浏览: [['tooling/vite-preset/src/index.ts', "target: 'es2023'"]],
  JavaS: [['tooling/vite-preset/src/plugins/prerender.ts', 'home.html']],
  '：保存登录': [['tooling/house-rules/src/facts/stored-keys.test.ts', 'lists every key under']],
  '：有些游戏': [['packages/venues/src/messages/zh-CN.json', 'venues.launch.blocked']],
  '刷新页面；': 'advice',
  检查设备的: [['docs/rules.md', '| A signature is good for, either way | 5 min |']],
  字体太大或: 'advice',
  换一个推荐: [['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.failedAt']],
  简体与繁体: [['packages/ui-kit/src/edition/edition.ts', 'edition']],
};

export const service: PagePromises = {
  '：存款渠道': [['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.warning']],
  不会向您索: 'advice',
  不会让您向: 'advice',
  不会先联系: 'advice',
  点页面顶部: [
    ['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.open'],
    ['packages/site/src/messages/zh-CN.json', '在线客服'],
  ],
  不急的问题: [['packages/inbox/src/messages/zh-CN.json', 'inbox.feedback.sentHint']],
  页面显示错: [['packages/api-client/src/result-codes/catalogue.ts', 'venue-activity']],
  '忘记密码、': [
    ['packages/auth/src/messages/zh-CN.json', 'auth.recover.who'],
    ['packages/wallet/src/withdrawals/messages/zh-CN.json', 'block.locked.way'],
  ],
};

export const otherQuestions: PagePromises = {
  这里是不属: 'introduces the page',
  可以改用户: 'no call of the contract changes a name',
  登录设备过: [['packages/auth/src/messages/zh-CN.json', 'auth.deviceLimit.hint']],
  记住密码安: [['docs/rules.md', '| A remembered password is kept on the device for | 30 days |']],
  怎样注销账: 'asks the member',
  收不到验证: [['docs/rules.md', 'A phone or mailbox gets one code a minute and ten a day']],
  在哪里查账: [['packages/feature/src/paths/paths.ts', 'transactions']],
  时间为什么: [['packages/calendar/src/calendar-period.ts', 'Beijing']],
  '显示“数据': [['packages/sportsbook/src/messages/zh-CN.json', '"sportsbook.delayed": "数据延迟"']],
  繁体中文与: [['packages/ui-kit/src/edition/edition.ts', 'edition']],
  聊天室里可: [['packages/chat/src/messages/zh-CN.json', 'chat']],
  页面出现错: [['packages/api-client/src/result-codes/messages.ts', 'venue-activity']],
};

export const partners: PagePromises = {
  欢迎愿意长: [['packages/content/src/messages/zh-CN.json', 'content.agent.hint']],
  '打开“合营': [['packages/content/src/messages/zh-CN.json', 'content.agent.service']],
  推广链接带: [['packages/promotions/src/messages/zh-CN.json', 'promotions.term.friends.once']],
  周岁的人推: 'asks partners',
  不夸大赢钱: 'asks partners',
  不以本站的: [['packages/site/src/prompts/messages/zh-CN.json', 'prompts.service.warning']],
  不使用骚扰: 'asks partners',
  普通会员想: [['packages/promotions/src/messages/zh-CN.json', 'promotions.term.friends.once']],
  本站当前为: [['platform/kernel/src/calls/site.ts', 'playMoney']],
};
