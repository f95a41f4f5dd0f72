import { giftReasons } from './gift-reasons.ts';
import { moneyReasons } from './money-reasons.ts';

/**
 * Why a call was refused, where the code alone does not say: `data.reason` of the answer. Each client shows its text in
 * the language of the member: what became of the request, and what to do. Brackets hold facts, see `withFacts`.
 */
export const refusalReasons = {
  'name-empty': { 'zh-CN': '用户名不能为空，请填写', 'zh-TW': '使用者名稱不可空白，請填寫' },
  'name-shape': {
    'zh-CN': '请输入4-11个字符，至少2个字母加数字组合，首位为字母',
    'zh-TW': '請輸入4-11個字元，至少2個字母加數字組合，首位為字母',
  },
  'name-taken': {
    'zh-CN': '该用户名已被注册，请换一个',
    'zh-TW': '該使用者名稱已被註冊，請換一個',
  },
  'passwords-differ': {
    'zh-CN': '两次输入的密码不一致，请重新输入',
    'zh-TW': '兩次輸入的密碼不一致，請重新輸入',
  },
  'common-password': {
    'zh-CN': '这个密码太常见，容易被猜到，请换一个',
    'zh-TW': '這個密碼太常見，容易被猜到，請換一個',
  },
  'password-is-name': {
    'zh-CN': '密码不能与用户名相同，请换一个',
    'zh-TW': '密碼不能與使用者名稱相同，請換一個',
  },
  'password-unchanged': {
    'zh-CN': '新密码与原密码相同，没有更改，请换一个',
    'zh-TW': '新密碼與原密碼相同，沒有更改，請換一個',
  },
  'old-password-wrong': {
    'zh-CN': '原密码不正确，密码没有更改，请核对后再试',
    'zh-TW': '原密碼不正確，密碼沒有更改，請核對後再試',
  },
  'digits-wrong': {
    'zh-CN': '手机号码错误，没有发送验证码，请核对中间四位',
    'zh-TW': '手機號碼錯誤，沒有傳送驗證碼，請核對中間四位',
  },
  'phone-shape': { 'zh-CN': '请输入正确的手机号', 'zh-TW': '請輸入正確的手機號碼' },
  'email-shape': { 'zh-CN': '请输入正确的邮箱', 'zh-TW': '請輸入正確的電子信箱' },
  'phone-taken': {
    'zh-CN': '该手机号已被其他账号绑定，请换一个',
    'zh-TW': '該手機號碼已被其他帳號綁定，請換一個',
  },
  'email-taken': {
    'zh-CN': '该邮箱已被其他账号绑定，请换一个',
    'zh-TW': '該電子信箱已被其他帳號綁定，請換一個',
  },
  'phone-unchanged': {
    'zh-CN': '这就是您已绑定的手机号，没有更改，请换一个',
    'zh-TW': '這就是您已綁定的手機號碼，沒有更改，請換一個',
  },
  'email-unchanged': {
    'zh-CN': '这就是您已绑定的邮箱，没有更改，请换一个',
    'zh-TW': '這就是您已綁定的電子信箱，沒有更改，請換一個',
  },
  'phone-set': {
    'zh-CN': '您已绑定手机号，请在安全中心更换',
    'zh-TW': '您已綁定手機號碼，請在安全中心更換',
  },
  'email-unbound': {
    'zh-CN': '您还没有绑定邮箱，请先绑定，或选择其他方式',
    'zh-TW': '您還沒有綁定電子信箱，請先綁定，或選擇其他方式',
  },
  'confirmation-missing': {
    'zh-CN': '请先通过已绑定的手机或邮箱验证身份',
    'zh-TW': '請先透過已綁定的手機或電子信箱驗證身分',
  },
  'passkey-refused': {
    'zh-CN': '通行密钥验证没有通过或已过期，请再试一次或改用验证码',
    'zh-TW': '通行密鑰驗證沒有通過或已過期，請再試一次或改用驗證碼',
  },
  'passkey-known': {
    'zh-CN': '这台设备上的通行密钥已经添加过，可以直接使用',
    'zh-TW': '這台裝置上的通行密鑰已經新增過，可以直接使用',
  },
  'passkeys-full': {
    'zh-CN': '最多添加10个通行密钥，请先移除不用的',
    'zh-TW': '最多新增10個通行密鑰，請先移除不用的',
  },
  'real-name-shape': { 'zh-CN': '请输入正确的姓名', 'zh-TW': '請輸入正確的姓名' },
  'real-name-set': {
    'zh-CN': '真实姓名已绑定，不能修改；如有误请联系客服',
    'zh-TW': '真實姓名已綁定，不能修改；如有誤請聯絡客服',
  },
  'birthday-shape': { 'zh-CN': '请选择正确的出生日期', 'zh-TW': '請選擇正確的出生日期' },
  'birthday-set': {
    'zh-CN': '生日已设置，不能修改；如有误请联系客服',
    'zh-TW': '生日已設定，不能修改；如有誤請聯絡客服',
  },
  'under-age': {
    'zh-CN': '未到本站可以参与的年龄，资料没有保存；如有误请核对出生日期',
    'zh-TW': '未到本站可以參與的年齡，資料沒有儲存；如有誤請核對出生日期',
  },
  'codes-of-the-day': {
    'zh-CN': '24 小时内获取验证码的次数已用完，没有发送；〔请在 {retryAt} 以后再试|请明天再试〕，或联系客服',
    'zh-TW': '24 小時內取得驗證碼的次數已用完，沒有傳送；〔請在 {retryAt} 以後再試|請明天再試〕，或聯絡客服',
  },
  'slider-missed': { 'zh-CN': '拼图没有对准，请再试一次', 'zh-TW': '拼圖沒有對準，請再試一次' },
  'account-frozen': {
    'zh-CN': '账户已冻结，没有登录，请联系客服',
    'zh-TW': '帳戶已凍結，沒有登入，請聯絡客服',
  },
  'slider-over': { 'zh-CN': '这次拼图已过时，请重新开始', 'zh-TW': '這次拼圖已過時，請重新開始' },
  'picture-format': {
    'zh-CN': '仅支持 JPEG、PNG 或 WebP 图片',
    'zh-TW': '僅支援 JPEG、PNG 或 WebP 圖片',
  },
  'picture-size': {
    'zh-CN': '图片过大，请换一张小于 2 MB、边长不超过 4096 像素的图片',
    'zh-TW': '圖片過大，請換一張小於 2 MB、邊長不超過 4096 像素的圖片',
  },
  'picture-broken': {
    'zh-CN': '图片无法打开，没有上传，请换一张',
    'zh-TW': '圖片無法開啟，沒有上傳，請換一張',
  },
  'picture-gone': {
    'zh-CN': '图片已过期，没有提交，请重新添加',
    'zh-TW': '圖片已過期，沒有送出，請再新增一次',
  },
  'pictures-of-the-hour': {
    'zh-CN': '一小时内上传的图片已达上限，这张没有保存；〔请在 {retryAt} 以后再试|请一小时后再试〕',
    'zh-TW': '一小時內上傳的圖片已達上限，這張沒有儲存；〔請在 {retryAt} 以後再試|請一小時後再試〕',
  },
  'feedback-of-the-day': {
    'zh-CN': '24 小时内最多提交 10 条反馈，这条没有提交；〔请在 {retryAt} 以后再试|请明天再试〕，或联系客服',
    'zh-TW': '24 小時內最多送出 10 則回饋，這則沒有送出；〔請在 {retryAt} 以後再試|請明天再試〕，或聯絡客服',
  },
  'disputes-of-the-day': {
    'zh-CN': '24 小时内最多提出 10 次异议，这次没有提交；〔请在 {retryAt} 以后再试|请明天再试〕，或联系客服',
    'zh-TW': '24 小時內最多提出 10 次異議，這次沒有送出；〔請在 {retryAt} 以後再試|請明天再試〕，或聯絡客服',
  },
  'dispute-unsettled': {
    'zh-CN': '注单还没有结算，没有提交；请在结算后提出异议，或联系客服',
    'zh-TW': '注單還沒有結算，沒有送出；請在結算後提出異議，或聯絡客服',
  },
  'dispute-late': {
    'zh-CN': '提出异议的期限〔在 {disputableUntil} |〕已过，没有提交；如有疑问请联系客服',
    'zh-TW': '提出異議的期限〔在 {disputableUntil} |〕已過，沒有送出；如有疑問請聯絡客服',
  },
  'dispute-open': {
    'zh-CN': '这张注单的异议还在处理中，没有再次提交；答复以站内信告知，如需补充请联系客服',
    'zh-TW': '這張注單的異議還在處理中，沒有再次送出；答覆以站內信告知，如需補充請聯絡客服',
  },
  ...moneyReasons,
  ...giftReasons,
} as const satisfies Record<string, Record<'zh-CN' | 'zh-TW', string>>;

export type RefusalReason = keyof typeof refusalReasons;
