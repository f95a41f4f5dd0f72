/**
 * One of each kind, as a person would ask for it. Tests make things whose names begin with "trial" (the brand: shiyang),
 * so that whoever follows an example of the docs takes no name of theirs.
 */
export const oneOfEach = [
  ['package', 'trial', { about: 'Promotions' }],
  ['package', 'trial-rules', { kind: 'leaf', about: 'What a bonus asks of a member' }],
  ['domain', 'trial-domain', { about: 'What runs for a while' }],
  [
    'call',
    '/act/api/v1/trial/config',
    {
      about: 'The promotions that run now',
      fields: 'id:text,title:text,bonus:money,endAt:time,count:number,open:flag',
      reason: 'Members see what runs',
    },
  ],
  [
    'call',
    '/act/api/v1/trial/joinActivity',
    { about: 'Joins a promotion', does: 'change', reason: 'Members join by hand' },
  ],
  [
    'call',
    '/act/api/v1/trial/level',
    {
      about: 'How far a member came',
      answers: 'object',
      fields: 'level:text,turnover:money',
      reason: 'Members see how far they came',
    },
  ],
  [
    'call',
    '/game/api/v1/record/trialDays',
    {
      about: 'The days with bets',
      answers: 'list',
      fields: 'day:text',
      access: 'public',
      domain: 'sportsbook',
      reason: 'The calendar shows them',
    },
  ],
  [
    'screen',
    'trials',
    { package: 'trial', title: '优惠活动', path: '/activity/trial', call: 'trial.config' },
  ],
  ['screen', 'trial-level', { package: 'trial', title: '我的等级', layout: 'mine', call: 'trial.level' }],
  ['screen', 'trial-days', { package: 'inbox', title: '投注日', layout: 'mine', call: 'record.trialDays' }],
  ['screen', 'trial-text', { package: 'trial', title: '活动规则' }],
  [
    'dialog',
    'trial-join',
    { package: 'trial', title: '参加活动', steps: 'choose,confirm', call: 'trial.joinActivity' },
  ],
  ['dialog', 'trial-set-up', { package: 'trial', title: '设置向导', steps: 'first,second' }],
  ['dialog', 'trial-joined', { package: 'trial', title: '参加成功' }],
  ['code', '6398', { name: 'trial-over', words: '试用已经结束，没有扣款。请查看其他活动。' }],
  ['token', 'trial-tint', { classic: '#e8f0ff', pro: '#16233d', after: 'gold-tint', under: 'text-1,text-2' }],
  ['token', 'trial-ink', { classic: '#1d4fa8', pro: '#8fb7ff', on: 'bg,surface-1' }],
  [
    'payment-provider',
    'trial-pay',
    { name: '试样支付', collects: 'unionpay,usdt-trc20', 'pays-out': 'bank,usdt-erc20' },
  ],
  ['payment-provider', 'trial-out', { name: '试样代付', collects: '' }],
  ['sport', 'ZQ', { name: 'trial-ball', title: '试球', like: 'football' }],
  ['brand', 'shiyang', { name: '试样' }],
] as const;
