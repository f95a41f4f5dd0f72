/**
 * Why a call was refused, where the code alone does not say: `data.reason` of the answer. The platform sends the name;
 * each client shows the text in its member's language.
 */
export const refusalReasons = {
  'name-empty': { 'zh-CN': '用户名不能为空', 'zh-TW': '使用者名稱不可空白' },
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
  'password-unchanged': { 'zh-CN': '新密码不能与原密码相同', 'zh-TW': '新密碼不能與原密碼相同' },
  'old-password-wrong': { 'zh-CN': '原密码不正确', 'zh-TW': '原密碼不正確' },
  'digits-wrong': { 'zh-CN': '手机号码错误', 'zh-TW': '手機號碼錯誤' },
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
  'phone-unchanged': { 'zh-CN': '这就是您已绑定的手机号', 'zh-TW': '這就是您已綁定的手機號碼' },
  'email-unchanged': { 'zh-CN': '这就是您已绑定的邮箱', 'zh-TW': '這就是您已綁定的電子信箱' },
  'phone-set': {
    'zh-CN': '您已绑定手机号，请在安全中心更换',
    'zh-TW': '您已綁定手機號碼，請在安全中心更換',
  },
  'email-unbound': { 'zh-CN': '您还没有绑定邮箱', 'zh-TW': '您還沒有綁定電子信箱' },
  'confirmation-missing': {
    'zh-CN': '请先通过已绑定的手机或邮箱验证身份',
    'zh-TW': '請先透過已綁定的手機或電子信箱驗證身分',
  },
  'passkey-refused': {
    'zh-CN': '通行密钥验证没有通过或已过期，请再试一次或改用验证码',
    'zh-TW': '通行密鑰驗證沒有通過或已過期，請再試一次或改用驗證碼',
  },
  'passkey-known': {
    'zh-CN': '这台设备上的通行密钥已经添加过',
    'zh-TW': '這台裝置上的通行密鑰已經新增過',
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
  'under-age': { 'zh-CN': '未满18岁，不能参与游戏', 'zh-TW': '未滿18歲，不能參與遊戲' },
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
  'picture-format': {
    'zh-CN': '仅支持 JPEG、PNG 或 WebP 图片',
    'zh-TW': '僅支援 JPEG、PNG 或 WebP 圖片',
  },
  'picture-size': {
    'zh-CN': '图片过大，请换一张小于 2 MB、边长不超过 4096 像素的图片',
    'zh-TW': '圖片過大，請換一張小於 2 MB、邊長不超過 4096 像素的圖片',
  },
  'picture-broken': { 'zh-CN': '图片已损坏，请换一张', 'zh-TW': '圖片已損壞，請換一張' },
  'picture-gone': { 'zh-CN': '图片已过期，请重新添加', 'zh-TW': '圖片已過期，請再新增一次' },
  'pictures-of-the-hour': {
    'zh-CN': '上传的图片过多，请一小时后再试',
    'zh-TW': '上傳的圖片過多，請一小時後再試',
  },
  'feedback-of-the-day': {
    'zh-CN': '24 小时内最多提交 10 条反馈，请稍后再试或联系客服',
    'zh-TW': '24 小時內最多送出 10 則回饋，請稍後再試或聯絡客服',
  },
  'deposit-under-minimum': { 'zh-CN': '金额低于最低限额', 'zh-TW': '金額低於最低限額' },
  'deposit-over-maximum': { 'zh-CN': '金额超过最高限额', 'zh-TW': '金額超過最高限額' },
  'channel-maintenance': {
    'zh-CN': '该存款方式维护中，请选择其他方式',
    'zh-TW': '該存款方式維護中，請選擇其他方式',
  },
  'channel-grade': {
    'zh-CN': '您的VIP等级暂不能使用该存款方式',
    'zh-TW': '您的VIP等級暫不能使用該存款方式',
  },
  'channel-full': {
    'zh-CN': '该金额的订单过多，请换一个金额或存款方式',
    'zh-TW': '該金額的訂單過多，請換一個金額或存款方式',
  },
  'deposits-of-the-hour': {
    'zh-CN': '存款订单过多，请一小时后再试或联系客服',
    'zh-TW': '存款訂單過多，請一小時後再試或聯絡客服',
  },
  'report-amount': { 'zh-CN': '请填写实际支付的金额', 'zh-TW': '請填寫實際支付的金額' },
  'report-time': {
    'zh-CN': '付款时间不能晚于现在，也不能早于 30 天前',
    'zh-TW': '付款時間不能晚於現在，也不能早於 30 天前',
  },
  'reports-of-the-day': {
    'zh-CN': '24 小时内最多提交 5 次付款信息，请等待核对或联系客服',
    'zh-TW': '24 小時內最多送出 5 次付款資訊，請等待核對或聯絡客服',
  },
  'signal-expired': { 'zh-CN': '转账附言已失效，请重新获取', 'zh-TW': '轉帳附言已失效，請重新取得' },
  'provider-unreachable': {
    'zh-CN': '支付通道暂时无法连接，订单没有生成，请稍后再试',
    'zh-TW': '支付管道暫時無法連線，訂單沒有產生，請稍後再試',
  },
  'card-number-shape': { 'zh-CN': '银行卡号不正确，请核对', 'zh-TW': '金融卡號不正確，請核對' },
  'address-shape': {
    'zh-CN': '地址不正确或与网络不符，请核对',
    'zh-TW': '地址不正確或與網路不符，請核對',
  },
  'address-contract': {
    'zh-CN': '这是代币合约的地址，转入后无法找回，请填写您自己钱包的收款地址',
    'zh-TW': '這是代幣合約的地址，轉入後無法找回，請填寫您自己錢包的收款地址',
  },
  'address-nobody': {
    'zh-CN': '这个地址不属于任何人（零地址或销毁地址），请填写您自己钱包的收款地址',
    'zh-TW': '這個地址不屬於任何人（零地址或銷毀地址），請填寫您自己錢包的收款地址',
  },
  'account-ours': {
    'zh-CN': '这是本平台的存款收款账户，取款到这里会退回平台，请填写您自己的账户',
    'zh-TW': '這是本平台的存款收款帳戶，取款到這裡會退回平台，請填寫您自己的帳戶',
  },
  'card-of-other-bank': {
    'zh-CN': '卡号不属于所选银行，请核对卡号和开户银行，确认无误请联系客服',
    'zh-TW': '卡號不屬於所選銀行，請核對卡號和開戶銀行，確認無誤請聯絡客服',
  },
  'alipay-shape': {
    'zh-CN': '请输入支付宝绑定的手机号或邮箱',
    'zh-TW': '請輸入支付寶綁定的手機號碼或電子信箱',
  },
  'bank-unknown': { 'zh-CN': '请选择开户银行', 'zh-TW': '請選擇開戶銀行' },
  'account-added': { 'zh-CN': '您已添加过该账户', 'zh-TW': '您已新增過該帳戶' },
  'account-taken': {
    'zh-CN': '该账户已被使用，请换一个或联系客服',
    'zh-TW': '該帳戶已被使用，請換一個或聯絡客服',
  },
  'accounts-of-kind': {
    'zh-CN': '同一类账户最多添加5个，请先删除一个',
    'zh-TW': '同一類帳戶最多新增5個，請先刪除一個',
  },
  'account-waiting': {
    'zh-CN': '新添加的账户24小时后才能取款',
    'zh-TW': '新增的帳戶24小時後才能取款',
  },
  'withdrawals-held': {
    'zh-CN': '更换手机、邮箱或密码后24小时内不能取款',
    'zh-TW': '更換手機、電子信箱或密碼後24小時內不能取款',
  },
  'withdrawal-password-missing': { 'zh-CN': '请先设置取款密码', 'zh-TW': '請先設定取款密碼' },
  'withdrawal-password-needed': { 'zh-CN': '请输入取款密码', 'zh-TW': '請輸入取款密碼' },
  'withdrawal-password-wrong': { 'zh-CN': '取款密码不正确', 'zh-TW': '取款密碼不正確' },
  'withdrawal-password-locked': {
    'zh-CN': '取款密码连续输错5次，已锁定，请稍后再试或重设取款密码',
    'zh-TW': '取款密碼連續輸錯5次，已鎖定，請稍後再試或重設取款密碼',
  },
  'withdrawal-password-set': {
    'zh-CN': '您已设置取款密码，修改时需要原取款密码',
    'zh-TW': '您已設定取款密碼，修改時需要原取款密碼',
  },
  'withdrawal-password-trivial': {
    'zh-CN': '取款密码过于简单，请换一个',
    'zh-TW': '取款密碼過於簡單，請換一個',
  },
  'withdrawal-kind-closed': { 'zh-CN': '该取款方式正在维护', 'zh-TW': '該取款方式正在維護' },
  'withdrawal-minimum': { 'zh-CN': '低于单笔最低取款金额', 'zh-TW': '低於單筆最低取款金額' },
  'withdrawal-maximum': { 'zh-CN': '超过单笔最高取款金额', 'zh-TW': '超過單筆最高取款金額' },
  'withdrawal-fee': { 'zh-CN': '扣除手续费后没有可到账的金额', 'zh-TW': '扣除手續費後沒有可到帳的金額' },
  'withdrawal-rate': { 'zh-CN': '汇率已变化，请确认后重新提交', 'zh-TW': '匯率已變動，請確認後重新送出' },
  'withdrawal-balance': { 'zh-CN': '可取余额不足', 'zh-TW': '可取餘額不足' },
  'withdrawal-way': {
    'zh-CN': '暂停期间，没有投注的存款只能按存入的方式取回，请换一种取款方式或减少金额',
    'zh-TW': '暫停期間，沒有投注的存款只能依存入的方式取回，請換一種取款方式或減少金額',
  },
  'withdrawal-turnover': { 'zh-CN': '流水未达标，暂不能取款', 'zh-TW': '流水未達標，暫不能取款' },
  'withdrawal-count-of-day': {
    'zh-CN': '今日取款次数已用完，恢复时间见页面上方',
    'zh-TW': '今日取款次數已用完，恢復時間見頁面上方',
  },
  'withdrawal-amount-of-day': { 'zh-CN': '超过今日可取金额', 'zh-TW': '超過今日可取金額' },
  'venue-maintenance': { 'zh-CN': '该场馆维护中，暂时不能转账', 'zh-TW': '該場館維護中，暫時不能轉帳' },
  'transfer-running': {
    'zh-CN': '该场馆还有一笔转账在处理，请等待结果',
    'zh-TW': '該場館還有一筆轉帳在處理，請等待結果',
  },
  'transfer-balance': { 'zh-CN': '中心钱包可用余额不足', 'zh-TW': '中心錢包可用餘額不足' },
  'activity-turnover': {
    'zh-CN': '您参加的优惠还有流水没完成，完成前不能取款。资金没有转出；仍要转入，请再次提交。',
    'zh-TW': '您參加的優惠還有流水沒完成，完成前不能取款。資金沒有轉出；仍要轉入，請再次送出。',
  },
  'transfer-minimum': { 'zh-CN': '金额低于最低转账金额', 'zh-TW': '金額低於最低轉帳金額' },
  'conversion-rate': { 'zh-CN': '汇率已更新，请确认后再兑换', 'zh-TW': '匯率已更新，請確認後再兌換' },
  'conversion-balance': { 'zh-CN': '余额不足，不能兑换', 'zh-TW': '餘額不足，不能兌換' },
  'conversion-minimum': { 'zh-CN': '金额过小，不能兑换', 'zh-TW': '金額過小，不能兌換' },
  'play-paused': {
    'zh-CN': '您正在暂停娱乐期间，暂不能投注、存款和转入；仍可取款和查看记录',
    'zh-TW': '您正在暫停娛樂期間，暫不能投注、存款和轉入；仍可取款和查看紀錄',
  },
  'deposit-limit': {
    'zh-CN': '超过您设置的存款限额（含转账尾数和未完成订单）',
    'zh-TW': '超過您設定的存款限額（含轉帳尾數和未完成訂單）',
  },
  'loss-limit': { 'zh-CN': '超过您设置的亏损限额', 'zh-TW': '超過您設定的虧損限額' },
  'raise-not-due': {
    'zh-CN': '提高限额须等待24小时，并在其后7天内确认',
    'zh-TW': '提高限額須等待24小時，並在其後7天內確認',
  },
  'pause-stands': {
    'zh-CN': '暂停或自我排除期间不能提前结束或缩短',
    'zh-TW': '暫停或自我排除期間不能提前結束或縮短',
  },
} as const satisfies Record<string, Record<'zh-CN' | 'zh-TW', string>>;

export type RefusalReason = keyof typeof refusalReasons;
