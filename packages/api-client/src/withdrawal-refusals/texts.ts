import type { WithdrawalRefusal } from '../contract/fd/withdraw.ts';

/** Why it was not paid, and what its member can do; each a sentence. */
interface RefusalText {
  readonly why: string;
  readonly next: string;
}

const anotherAccount = {
  'zh-CN': '请改用您本人的其他账户，或移除这个账户后重新添加，再申请取款。',
  'zh-TW': '請改用您本人的其他帳戶，或移除這個帳戶後重新新增，再申請取款。',
};

const texts: Readonly<Record<WithdrawalRefusal, Readonly<Record<'zh-CN' | 'zh-TW', RefusalText>>>> = {
  'account-closed': {
    'zh-CN': { why: '收款账户已经关闭。', next: anotherAccount['zh-CN'] },
    'zh-TW': { why: '收款帳戶已經關閉。', next: anotherAccount['zh-TW'] },
  },
  'account-unknown': {
    'zh-CN': { why: '收款账号不存在或填写有误。', next: anotherAccount['zh-CN'] },
    'zh-TW': { why: '收款帳號不存在或填寫有誤。', next: anotherAccount['zh-TW'] },
  },
  'name-differs': {
    'zh-CN': { why: '收款账户的户名与您绑定的姓名不符。', next: anotherAccount['zh-CN'] },
    'zh-TW': { why: '收款帳戶的戶名與您綁定的姓名不符。', next: anotherAccount['zh-TW'] },
  },
  'account-restricted': {
    'zh-CN': {
      why: '收款账户暂时不能收款，例如被冻结或已达到收款限额。',
      next: '请向账户所属的机构查询，或改用其他账户再申请取款。',
    },
    'zh-TW': {
      why: '收款帳戶暫時不能收款，例如被凍結或已達到收款限額。',
      next: '請向帳戶所屬的機構查詢，或改用其他帳戶再申請取款。',
    },
  },
  'bank-unavailable': {
    'zh-CN': { why: '收款银行或网络正在维护。', next: '请稍后再申请取款，或改用其他取款方式。' },
    'zh-TW': { why: '收款銀行或網路正在維護。', next: '請稍後再申請取款，或改用其他取款方式。' },
  },
  'amount-over-limit': {
    'zh-CN': { why: '金额超过收款账户的单笔限额。', next: '请减少金额分次取款，或改用其他取款方式。' },
    'zh-TW': { why: '金額超過收款帳戶的單筆限額。', next: '請減少金額分次取款，或改用其他取款方式。' },
  },
  other: {
    'zh-CN': {
      why: '支付渠道没有付款，也没有说明具体原因。',
      next: '请核对收款账户后再申请取款，或联系客服并提供订单号。',
    },
    'zh-TW': {
      why: '支付管道沒有付款，也沒有說明具體原因。',
      next: '請核對收款帳戶後再申請取款，或聯絡客服並提供訂單編號。',
    },
  },
};

/** The words for a refusal; unsupported languages fall back to zh-CN. */
export function withdrawalRefusalText(refusal: WithdrawalRefusal, locale: string): RefusalText {
  return texts[refusal][locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'];
}
