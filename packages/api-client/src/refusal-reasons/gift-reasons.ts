/** Of `refusalReasons`, those about gifts and promotions. */
export const giftReasons = {
  'grant-expired': {
    'zh-CN': '领取时间已过，这份礼金不能再领取',
    'zh-TW': '領取時間已過，這份禮金不能再領取',
  },
  'grant-forfeited': {
    'zh-CN': '您在完成流水之前申请了取款，这份礼金已放弃，可以参加其他活动',
    'zh-TW': '您在完成流水之前申請了取款，這份禮金已放棄，可以參加其他活動',
  },
  'grant-turnover': {
    'zh-CN': '流水还没有完成〔，还差 {turnoverLeft} 元〕，完成后可以领取',
    'zh-TW': '流水還沒有完成〔，還差 {turnoverLeft} 元〕，完成後可以領取',
  },
  'promotion-conditions': {
    'zh-CN': '参加条件还没有全部满足，没有参加，请在活动页面查看',
    'zh-TW': '參加條件還沒有全部滿足，沒有參加，請在活動頁面查看',
  },
  'promotion-ended': { 'zh-CN': '活动已结束，可以看看其他活动', 'zh-TW': '活動已結束，可以看看其他活動' },
  'promotion-budget': {
    'zh-CN': '活动剩余的预算不够发最高奖金，这次没有抽奖，次数没有扣除，可以看看其他活动',
    'zh-TW': '活動剩餘的預算不夠發最高獎金，這次沒有抽獎，次數沒有扣除，可以看看其他活動',
  },
  'spins-used': {
    'zh-CN': '现在没有抽奖次数，请完成更多有效流水',
    'zh-TW': '現在沒有抽獎次數，請完成更多有效流水',
  },
  'spin-number': {
    'zh-CN': '抽奖次数已经变化，请刷新页面后再抽',
    'zh-TW': '抽獎次數已經變更，請重新整理頁面後再抽',
  },
  'sign-day': {
    'zh-CN': '这一天不能签到或补签，请在签到日历查看',
    'zh-TW': '這一天不能簽到或補簽，請在簽到日曆查看',
  },
  'birthday-real-name': {
    'zh-CN': '还没有绑定真实姓名，生日礼金没有发放，请先在个人资料中绑定',
    'zh-TW': '尚未綁定真實姓名，生日禮金沒有發放，請先在個人資料中綁定',
  },
  'birthday-unbound': {
    'zh-CN': '还没有设置生日，生日礼金没有发放，请先在个人资料中设置',
    'zh-TW': '尚未設定生日，生日禮金沒有發放，請先在個人資料中設定',
  },
  'birthday-account-age': {
    'zh-CN': '注册还没有达到要求的天数〔（{days} 天）〕，生日礼金没有发放，请明年生日再领取',
    'zh-TW': '註冊尚未達到要求的天數〔（{days} 天）〕，生日禮金沒有發放，請明年生日再領取',
  },
  'birthday-deposits': {
    'zh-CN': '本月存款还没有达到要求〔，还差 {missing} 元〕，生日礼金没有发放；今天存足后可以再领取',
    'zh-TW': '本月存款尚未達到要求〔，還差 {missing} 元〕，生日禮金沒有發放；今天存足後可以再領取',
  },
  'birthday-day': {
    'zh-CN': '今天不是您的生日，生日礼金没有发放，请在生日当天领取',
    'zh-TW': '今天不是您的生日，生日禮金沒有發放，請在生日當天領取',
  },
  'birthday-had': {
    'zh-CN': '您或您的其他账号今年已领取过生日礼金，每年一次，请明年生日再领取',
    'zh-TW': '您或您的其他帳號今年已領取過生日禮金，每年一次，請明年生日再領取',
  },
} as const satisfies Record<string, Record<'zh-CN' | 'zh-TW', string>>;
