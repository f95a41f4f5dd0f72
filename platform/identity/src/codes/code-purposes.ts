import type { Names } from '@lobby/platform-kernel/calls/locale';
import type { Purpose } from './codes.tables.ts';

/** What a member does with a code of each purpose, as the message with it says. */
export const purposeWords: Readonly<Record<Purpose, Names>> = {
  'reset-phone': { 'zh-CN': '找回登录密码', 'zh-TW': '找回登入密碼' },
  'reset-email': { 'zh-CN': '找回登录密码', 'zh-TW': '找回登入密碼' },
  'new-device': { 'zh-CN': '登录账号', 'zh-TW': '登入帳號' },
  'bind-phone': { 'zh-CN': '绑定手机号', 'zh-TW': '綁定手機號碼' },
  'bind-email': { 'zh-CN': '绑定邮箱', 'zh-TW': '綁定電子信箱' },
  'change-phone': { 'zh-CN': '绑定或更换手机号', 'zh-TW': '綁定或更換手機號碼' },
  'change-email': { 'zh-CN': '绑定或更换邮箱', 'zh-TW': '綁定或更換電子信箱' },
  'change-password': { 'zh-CN': '修改登录密码', 'zh-TW': '修改登入密碼' },
  'add-passkey': { 'zh-CN': '添加通行密钥', 'zh-TW': '新增通行密鑰' },
  'remove-passkey': { 'zh-CN': '移除通行密钥', 'zh-TW': '移除通行密鑰' },
  'add-payout-account': { 'zh-CN': '添加取款账户', 'zh-TW': '新增取款帳戶' },
  'remove-payout-account': { 'zh-CN': '删除取款账户', 'zh-TW': '刪除取款帳戶' },
  'default-payout-account': { 'zh-CN': '更改默认取款账户', 'zh-TW': '更改預設取款帳戶' },
  'withdrawal-password': { 'zh-CN': '设置取款密码', 'zh-TW': '設定取款密碼' },
  'reset-withdrawal-password': { 'zh-CN': '重置取款密码', 'zh-TW': '重設取款密碼' },
  withdrawal: { 'zh-CN': '取款', 'zh-TW': '取款' },
};
