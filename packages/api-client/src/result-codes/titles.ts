import type { ResultName } from './catalogue.ts';
import type { ResultLocale } from './messages.ts';

/** What a code means, in the words that the specification has for it; above the sentence where there is room for both. */
const resultTitles: Readonly<Record<ResultName, Readonly<Record<ResultLocale, string>>>> = {
  success: { 'zh-CN': '操作成功', 'zh-TW': '操作成功' },
  'login-expired': { 'zh-CN': '请重新登录', 'zh-TW': '請重新登入' },
  'invalid-credentials': { 'zh-CN': '用户名或密码错误', 'zh-TW': '使用者名稱或密碼錯誤' },
  'access-denied': { 'zh-CN': '请求被拒绝', 'zh-TW': '請求被拒絕' },
  'not-found': { 'zh-CN': '数据不存在', 'zh-TW': '資料不存在' },
  'server-error': { 'zh-CN': '服务开小差了，请稍后再试', 'zh-TW': '服務暫時異常，請稍後再試' },
  'bad-gateway': { 'zh-CN': '服务开小差了，请稍后再试', 'zh-TW': '服務暫時異常，請稍後再試' },
  'invalid-parameter': { 'zh-CN': '请求参数有误', 'zh-TW': '請求參數有誤' },
  'illegal-parameter': { 'zh-CN': '非法请求', 'zh-TW': '非法請求' },
  'data-exists': { 'zh-CN': '数据已存在', 'zh-TW': '資料已存在' },
  'file-upload-failure': { 'zh-CN': '文件上传失败', 'zh-TW': '檔案上傳失敗' },
  'frequent-submission': { 'zh-CN': '请勿频繁提交', 'zh-TW': '請勿頻繁送出' },
  warning: { 'zh-CN': '操作未完成，请核对后再试', 'zh-TW': '操作未完成，請核對後再試' },
  maintenance: { 'zh-CN': '系统维护中，请稍后再来', 'zh-TW': '系統維護中，請稍後再來' },
  'invocation-error': { 'zh-CN': '服务调用失败，请稍后再试', 'zh-TW': '服務呼叫失敗，請稍後再試' },
  'unbound-phone': { 'zh-CN': '请先绑定手机号', 'zh-TW': '請先綁定手機號碼' },
  'phone-verification-required': { 'zh-CN': '请先完成手机验证', 'zh-TW': '請先完成手機驗證' },
  'graphic-verification': { 'zh-CN': '请完成图形验证', 'zh-TW': '請完成圖形驗證' },
  'rapid-verification': { 'zh-CN': '请完成快速验证', 'zh-TW': '請完成快速驗證' },
  'ip-not-passed': { 'zh-CN': '登录地点有变化，请验证身份', 'zh-TW': '登入地點有變化，請驗證身分' },
  'device-not-passed': {
    'zh-CN': '您正在新设备上登录，请验证身份',
    'zh-TW': '您正在新裝置上登入，請驗證身分',
  },
  'device-and-ip-not-passed': {
    'zh-CN': '您正在新设备和新地点登录，请验证身份',
    'zh-TW': '您正在新裝置和新地點登入，請驗證身分',
  },
  'long-time-not-logged-in': {
    'zh-CN': '您很久没有登录了，请验证身份',
    'zh-TW': '您很久沒有登入了，請驗證身分',
  },
  'risky-login': { 'zh-CN': '本次登录存在风险，请验证身份', 'zh-TW': '本次登入存在風險，請驗證身分' },
  'contact-customer-service': { 'zh-CN': '请联系在线客服处理', 'zh-TW': '請聯絡線上客服處理' },
  'region-limited': { 'zh-CN': '您所在的地区暂不提供服务', 'zh-TW': '您所在的地區暫不提供服務' },
  'region-warning': {
    'zh-CN': '您所在的地区可能限制访问，请留意当地法律',
    'zh-TW': '您所在的地區可能限制使用，請留意當地法律',
  },
  'ip-restricted': { 'zh-CN': '您的网络地址已被限制访问', 'zh-TW': '您的網路位址已被限制存取' },
  'max-phone-attempts': { 'zh-CN': '该手机号的尝试次数已达上限', 'zh-TW': '該手機號碼的嘗試次數已達上限' },
  'authentication-required': { 'zh-CN': '请先完成身份验证', 'zh-TW': '請先完成身分驗證' },
  'authentication-code-error': { 'zh-CN': '验证码错误', 'zh-TW': '驗證碼錯誤' },
  'authentication-locked': { 'zh-CN': '验证已锁定，请稍后再试', 'zh-TW': '驗證已鎖定，請稍後再試' },
  'authentication-code-expired': { 'zh-CN': '验证码已失效，请重新获取', 'zh-TW': '驗證碼已失效，請重新取得' },
  'too-many-devices': {
    'zh-CN': '登录设备过多，请先退出其他设备',
    'zh-TW': '登入裝置過多，請先登出其他裝置',
  },
  'sixty-second-limit': { 'zh-CN': '请在60秒后再试', 'zh-TW': '請在60秒後再試' },
  'wallet-token-expired': { 'zh-CN': '场馆登录已失效，请重新进入', 'zh-TW': '場館登入已失效，請重新進入' },
  'password-check-failure': { 'zh-CN': '密码校验未通过', 'zh-TW': '密碼驗證未通過' },
  'locking-unavailable': { 'zh-CN': '锁定功能暂不可用', 'zh-TW': '鎖定功能暫不可用' },
  'withdrawal-protection-error': { 'zh-CN': '取款保护设置有误', 'zh-TW': '取款保護設定有誤' },
  'parameter-error': { 'zh-CN': '请求参数有误', 'zh-TW': '請求參數有誤' },
  'uid-verification-error': { 'zh-CN': '账号校验失败', 'zh-TW': '帳號驗證失敗' },
  'no-data': { 'zh-CN': '暂无数据', 'zh-TW': '暫無資料' },
  'system-under-maintenance': { 'zh-CN': '系统维护中，请稍后再来', 'zh-TW': '系統維護中，請稍後再來' },
  'system-busy': { 'zh-CN': '系统繁忙，请稍后再试', 'zh-TW': '系統繁忙，請稍後再試' },
  'ebbq-error': { 'zh-CN': '场馆服务异常，请稍后再试', 'zh-TW': '場館服務異常，請稍後再試' },
  testing: { 'zh-CN': '功能测试中，敬请期待', 'zh-TW': '功能測試中，敬請期待' },
  'system-abnormal': { 'zh-CN': '系统异常，请稍后再试', 'zh-TW': '系統異常，請稍後再試' },
  'venue-activity': { 'zh-CN': '该场馆正在进行活动，暂不能操作', 'zh-TW': '該場館正在進行活動，暫不能操作' },
  'venue-under-maintenance': { 'zh-CN': '场馆维护中，请稍后再来', 'zh-TW': '場館維護中，請稍後再來' },
  'bind-real-name': { 'zh-CN': '请先绑定真实姓名', 'zh-TW': '請先綁定真實姓名' },
  'popup-not-prompted': { 'zh-CN': '操作未完成，请稍后再试', 'zh-TW': '操作未完成，請稍後再試' },
  'login-register-suspended-with-popup': {
    'zh-CN': '登录和注册暂停服务，请稍后再来',
    'zh-TW': '登入和註冊暫停服務，請稍後再來',
  },
  'login-register-suspended-without-popup': {
    'zh-CN': '登录和注册暂停服务，请稍后再来',
    'zh-TW': '登入和註冊暫停服務，請稍後再來',
  },
};

/** The meaning of a result in a few characters: the title of what `resultMessage` says. */
export function resultTitle(name: ResultName, locale: string): string {
  return resultTitles[name][locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'];
}
