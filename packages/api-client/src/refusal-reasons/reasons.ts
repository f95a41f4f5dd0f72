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
  'slider-over': { 'zh-CN': '验证已失效，请重新开始', 'zh-TW': '驗證已失效，請重新開始' },
  'picture-format': {
    'zh-CN': '仅支持 JPEG、PNG 或 WebP 图片',
    'zh-TW': '僅支援 JPEG、PNG 或 WebP 圖片',
  },
  'picture-size': {
    'zh-CN': '图片过大，请换一张小于 2 MB、边长不超过 4096 像素的图片',
    'zh-TW': '圖片過大，請換一張小於 2 MB、邊長不超過 4096 像素的圖片',
  },
  'picture-broken': { 'zh-CN': '图片已损坏，请换一张', 'zh-TW': '圖片已損壞，請換一張' },
  'picture-gone': { 'zh-CN': '图片已过期，请重新添加', 'zh-TW': '圖片已過期，請重新加入' },
  'pictures-of-the-hour': {
    'zh-CN': '上传的图片过多，请一小时后再试',
    'zh-TW': '上傳的圖片過多，請一小時後再試',
  },
  'feedback-of-the-day': {
    'zh-CN': '24 小时内最多提交 10 条反馈，请稍后再试或联系客服',
    'zh-TW': '24 小時內最多送出 10 則回饋，請稍後再試或聯絡客服',
  },
} as const satisfies Record<string, Record<'zh-CN' | 'zh-TW', string>>;

export type RefusalReason = keyof typeof refusalReasons;
