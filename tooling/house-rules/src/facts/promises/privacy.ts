import type { PagePromises } from './types.ts';

const identity = 'platform/identity/src';

export const privacy: PagePromises = {
  我们只收集提供服务所必需的信息: 'introduces the page',
  密码以不可还原的形式保存: [
    [
      `${identity}/members/passwords/passwords.test.ts`,
      'stores argon2id at the agreed cost, salted, and never the md5',
    ],
  ],
  '交易信息：投注': 'says what is recorded',
  您主动提交的内容: 'says what is recorded',
  设备与连接信息: [
    [`${identity}/risk/new-device.test.ts`, 'is accepted once, and the next login from the device'],
  ],
  用于完成注册与登录验证: 'says what data is used for',
  用于防范欺诈: 'says what data is used for',
  不用于发送营销信息: [
    [
      'platform/messaging/src/letters/letters.test.ts',
      'hold no marketing since the beginning of a pause while it',
    ],
    [`${identity}/account/bindings/bind-contact.test.ts`, 'notifies the old one'],
    ['platform/protection/src/shared-exclusion.test.ts', 'begins the exclusion'],
  ],
  我们不会出售您的个人信息: 'a duty of the operator: no code hands data to anybody but payment providers',
  提供完成该笔交易所必需的信息: 'says what is handed on',
  收款账号加密存储: [
    ['docs/security.md', 'Account numbers are stored encrypted under a key derived from the pepper'],
    ['docs/security.md', 'Phone, e-mail and real name leave the platform masked'],
  ],
  每张体育注单都有一个无法猜到的回看网址: [
    [
      'platform/sportsbook/src/records/shown-bet.test.ts',
      'says nothing of its member, their money or its number, whatever became of it',
    ],
    ['platform/sportsbook/src/records/shown-bet.test.ts', 'is found by none of 1,000 guessed addresses'],
  ],
  邀请您的会员会看到您用户名的首尾字符: [
    [
      'platform/bonus/src/promotions/friends/friends.test.ts',
      'tells who came, what each still has to do without amounts, and pays once when it is done',
    ],
  ],
  我们会保存您注册时的设备标识: [
    [
      'platform/bonus/src/promotions/friends/friends.test.ts',
      'does not count a friend on a device of the inviter',
    ],
  ],
  排行榜会向所有人显示您用户名的首尾字符: [
    [
      'platform/identity/src/members/personal-data/mask.test.ts',
      'leaves the first and the last character of the name of an account',
    ],
    [
      'platform/bonus/src/promotions/race/race.test.ts',
      'whoever is in a pause, or frozen, is neither shown nor paid, and those below move up',
    ],
  ],
  请勿向任何人透露密码与验证码: 'advice',
  注单异议与答复不会被删除: [
    ['platform/sportsbook/src/disputes/disputes.test.ts', 'is not removed'],
    ['platform/ledger/src/ledger.test.ts', 'refuses to change or remove a posting'],
    [
      'platform/sportsbook/src/settlement/corrections.test.ts',
      'rejects changing or deleting results and steps of a match',
    ],
  ],
  登录与安全记录保存: [
    [`${identity}/security-log/security-log.test.ts`, 'is deleted after 180 days'],
    ['platform/cashier/src/deposits/sweep-deposits.ts', 'reportsKeptMs'],
    ['platform/sportsbook/src/shared-slips/shared-slips.ts', 'keptFor'],
  ],
  聊天室里的消息保存: [
    ['platform/chat/src/sweep-chat.ts', 'MESSAGES_KEPT_MS'],
    ['platform/chat/src/audit/note-action.ts', 'nothing is ever taken back from there'],
    [
      'platform/chat/src/notes/notes-calls.test.ts',
      'what operators noted is told to no moderator, and no notes to anybody else',
    ],
  ],
  会在其有效期内及之后继续保存: [
    [
      'platform/protection/src/protection.test.ts',
      'by exclusion outlasts its term until its end was asked for',
    ],
  ],
  '本站不使用 Cookie': [
    ['tooling/house-rules/src/facts/stored-keys.test.ts', 'the platform sets no cookies'],
  ],
  网站的程序文件与图案也保存在您的浏览器中: [
    [
      'tooling/e2e/src/journeys/service-worker.spec.ts',
      'the new one keeps files of the build, and no page and no call',
    ],
  ],
  您可以随时通过浏览器清除这些数据: [
    ['packages/api/src/storage/storage.test.ts', 'never throws, whatever the area holds'],
  ],
  其中验证码的各项: [['packages/verification/src/codes/under-way.ts', 'while its code lives']],
  '记住的密码保存 {rememberedDays} 天': [
    ['packages/auth/src/remember/remembered.test.ts', 'is returned for 30 days'],
    [
      'packages/auth/src/login-register/use-login-register.dom.test.tsx',
      'is deleted when the box is unticked',
    ],
  ],
  以及登录过的设备: [
    [`${identity}/devices/session-calls.test.ts`, 'lists only the member’s own sessions'],
    [`${identity}/account/bindings/bind-contact.test.ts`, 'needs the old and the new one'],
    ['packages/api-client/src/contract/fd/bank-card.ts', 'removeAccount'],
    ['platform/messaging/src/feedback/delete-feedback.ts', "deleteFrom('feedback')"],
  ],
  其他申请请通过在线客服提出: [['packages/site/src/messages/zh-CN.json', '在线客服']],
};
