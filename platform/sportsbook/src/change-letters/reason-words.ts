import { cancelReasons, changeReasons } from '@lobby/betting';
import type { Locale } from '@lobby/platform-kernel/calls/locale';

type Code = (typeof cancelReasons)[number]['code'] | (typeof changeReasons)[number]['code'];

/** The reasons in Traditional Chinese; in Simplified they have their names. */
const zhTW: Readonly<Record<Code, string>> = {
  D0: '取消',
  D1: '賽事腰斬',
  D2: '改期',
  D3: '延期',
  D4: '延賽',
  D5: '賽事取消',
  D6: '無延長賽或 PK 戰',
  D7: '球員棄權',
  D8: '隊名錯誤',
  D9: '主客場錯誤',
  DA: '先發投手更換',
  DB: '選手更換',
  DC: '聯賽名稱錯誤',
  DD: '盤口錯誤',
  DE: '提前開賽',
  DF: '比分錯誤',
  DG: '未接受注單',
  DH: '進球取消',
  DI: '紅卡取消',
  DJ: '非正常投注',
  DK: '賠率錯誤',
  DZ: '自動作廢',
  'result-corrected': '賽果更正',
  'official-decision': '主辦方更改賽果',
  var: 'VAR 改判',
  'result-withdrawn': '賽果撤回',
  'cancel-lifted': '撤銷取消',
  resumed: '賽事恢復',
  'result-published': '公布新的賽果',
};

const other: Readonly<Record<Locale, string>> = { 'zh-CN': '其他原因', 'zh-TW': '其他原因' };

/** Why a bet was cancelled or graded again, as its member reads it. */
export function reasonWord(code: string, locale: Locale): string {
  const reason = [...cancelReasons, ...changeReasons].find(each => each.code === code);
  if (!reason) return other[locale];
  return locale === 'zh-TW' ? zhTW[reason.code] : reason.name;
}
