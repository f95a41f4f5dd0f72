/**
 * Why a call was refused, where the code alone does not say: `data.reason` of the answer. The platform sends the name;
 * each client shows the text in its member's language.
 */
export const refusalReasons = {
  'name-empty': { 'zh-CN': '用户名不能为空', 'zh-TW': '使用者名稱不能為空' },
  'name-shape': {
    'zh-CN': '请输入4-11个字符，至少2个字母加数字组合，首位为字母',
    'zh-TW': '請輸入4-11個字元，至少2個字母加數字組合，首位為字母',
  },
  'name-taken': {
    'zh-CN': '该用户名已被注册，请换一个',
    'zh-TW': '該使用者名稱已被註冊，請換一個',
  },
  'passwords-differ': { 'zh-CN': '两次输入的密码不一致', 'zh-TW': '兩次輸入的密碼不一致' },
  'common-password': {
    'zh-CN': '这个密码太常见，容易被猜到，请换一个',
    'zh-TW': '這個密碼太常見，容易被猜到，請換一個',
  },
  'password-is-name': {
    'zh-CN': '密码不能与用户名相同，请换一个',
    'zh-TW': '密碼不能與使用者名稱相同，請換一個',
  },
  'digits-wrong': { 'zh-CN': '手机号码错误', 'zh-TW': '手機號碼錯誤' },
  'phone-shape': { 'zh-CN': '请输入正确的手机号', 'zh-TW': '請輸入正確的手機號碼' },
  'email-shape': { 'zh-CN': '请输入正确的邮箱', 'zh-TW': '請輸入正確的電子信箱' },
  'codes-of-the-day': {
    'zh-CN': '今日获取验证码的次数已达上限，请明天再试或联系客服',
    'zh-TW': '今日取得驗證碼的次數已達上限，請明天再試或聯絡客服',
  },
  'slider-missed': { 'zh-CN': '验证没有通过，请再试一次', 'zh-TW': '驗證沒有通過，請再試一次' },
  'account-frozen': {
    'zh-CN': '账户已冻结，请联系客服',
    'zh-TW': '帳戶已凍結，請聯絡客服',
  },
  'slider-over': { 'zh-CN': '验证已失效，请重新开始', 'zh-TW': '驗證已失效，請重新開始' },
} as const satisfies Record<string, Record<'zh-CN' | 'zh-TW', string>>;

export type RefusalReason = keyof typeof refusalReasons;
