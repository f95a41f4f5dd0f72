interface Notice {
  title: string;
  content: string;
}

interface FirstNotice extends Record<'zh-CN' | 'zh-TW', Notice> {
  /** True only where no real money is. */
  playMoney?: boolean;
}

/** What every site announces from the first day, newest first; `{minimumAge}` is that of its market. */
export const firstNotices: readonly FirstNotice[] = [
  {
    'zh-CN': {
      title: '虚拟足球全天开赛',
      content: '虚拟足球每隔几分钟开赛一场，约三分钟完赛，完场即结算。进入体育栏目即可参与。',
    },
    'zh-TW': {
      title: '虛擬足球全天開賽',
      content: '虛擬足球每隔幾分鐘開賽一場，約三分鐘完賽，完場即結算。進入體育即可參與。',
    },
  },
  {
    playMoney: true,
    'zh-CN': {
      title: '本站为演示环境',
      content:
        '账户内均为演示资金，没有真实价值。存款与取款由演示渠道模拟完成，不会收取或付出真实款项。新会员注册后即可获得演示资金，用于体验投注流程。',
    },
    'zh-TW': {
      title: '本站為示範環境',
      content:
        '帳戶內均為示範資金，沒有真實價值。存款與取款由示範管道模擬完成，不會收取或付出真實款項。新會員註冊後即可獲得示範資金，用於體驗投注流程。',
    },
  },
  {
    'zh-CN': {
      title: '谨防诈骗',
      content: '工作人员绝不会索取您的验证码或密码。请认准官方网站，切勿向陌生账户转账。',
    },
    'zh-TW': {
      title: '謹防詐騙',
      content: '工作人員絕不會索取您的驗證碼或密碼。請認明官方網站，切勿向陌生帳戶轉帳。',
    },
  },
  {
    'zh-CN': {
      title: '理性投注，量力而行',
      content: '投注只是娱乐，请设定自己的时间和金额上限。未满{minimumAge}岁禁止参与。',
    },
    'zh-TW': {
      title: '理性投注，量力而為',
      content: '投注只是娛樂，請設定自己的時間和金額上限。未滿{minimumAge}歲禁止參與。',
    },
  },
];
