import { beijingMinute } from '@lobby/calendar';
import { type GradeTerms, termsOfGrade } from '@lobby/funds';
import { formatYuan } from '@lobby/money';
import type { Locale } from '@lobby/platform-kernel/calls/locale';
import type { LetterTexts } from '@lobby/platform-messaging/letters/send-letter';

interface Fall {
  /** The grade that is held. */
  readonly grade: number;
  /** Fen of turnover with which it is kept. */
  readonly left: bigint;
  /** When it falls, ms. */
  readonly at: number;
}

/** The letter on a grade that falls soon: what keeps it, until when, and what the lower one brings less. Pure. */
export const fallLetter = (fall: Fall): LetterTexts => ({
  'zh-CN': inLocale('zh-CN', fall),
  'zh-TW': inLocale('zh-TW', fall),
});

type Gift = 'week' | 'month' | 'birthday';

interface LetterWords {
  title(grade: number): string;
  needed(grade: number, left: string, until: string): string;
  lost(lower: number): string;
  rebates(lower: number): string;
  readonly gifts: Readonly<Record<Gift, string>>;
  less(gift: string, from: string, to: string): string;
  none(gift: string, from: string): string;
  readonly stays: string;
}

const letterWords: Readonly<Record<Locale, LetterWords>> = {
  'zh-CN': {
    title: grade => `VIP ${grade} 保级提醒`,
    needed: (grade, left, until) =>
      `您的 VIP ${grade} 保级期在北京时间 ${until} 结束。在此之前还需 ${left} 元有效投注，才能保住 VIP ${grade}；各类别按“计入等级”的比例计算。`,
    lost: lower => `届时仍不足，等级会降到 VIP ${lower}：`,
    rebates: lower => `返水比例改按 VIP ${lower} 计算`,
    gifts: { week: '周礼金', month: '月礼金', birthday: '生日礼金' },
    less: (gift, from, to) => `${gift}从 ${from} 元减为 ${to} 元`,
    none: (gift, from) => `不再有${gift}（现为 ${from} 元）`,
    stays:
      '已得到的礼金不受影响。以上是发信时的数字，最新进度请见<a href="/mine/vip">我的VIP</a>。请量力而行，不必为了保级多投注。',
  },
  'zh-TW': {
    title: grade => `VIP ${grade} 保級提醒`,
    needed: (grade, left, until) =>
      `您的 VIP ${grade} 保級期在北京時間 ${until} 結束。在此之前還需 ${left} 元有效投注，才能保住 VIP ${grade}；各類別依「計入等級」的比例計算。`,
    lost: lower => `屆時仍不足，等級會降到 VIP ${lower}：`,
    rebates: lower => `返水比例改依 VIP ${lower} 計算`,
    gifts: { week: '週禮金', month: '月禮金', birthday: '生日禮金' },
    less: (gift, from, to) => `${gift}從 ${from} 元減為 ${to} 元`,
    none: (gift, from) => `不再有${gift}（目前為 ${from} 元）`,
    stays:
      '已得到的禮金不受影響。以上是寄信時的數字，最新進度請見<a href="/mine/vip">我的VIP</a>。請量力而為，不必為了保級多投注。',
  },
};

function inLocale(locale: Locale, { grade, left, at }: Fall) {
  const say = letterWords[locale];
  const [own, lower] = [termsOfGrade(grade), termsOfGrade(grade - 1)];
  const gifts = (['week', 'month', 'birthday'] as const).flatMap(gift => {
    const [from, to] = [giftOf(own, gift), giftOf(lower, gift)];
    if (to === from) return [];
    const name = say.gifts[gift];
    return [to === 0n ? say.none(name, formatYuan(from)) : say.less(name, formatYuan(from), formatYuan(to))];
  });
  const items = [say.rebates(lower.grade), ...gifts].map(item => `<li>${item}</li>`).join('');
  return {
    title: say.title(grade),
    content: [
      `<p>${say.needed(grade, formatYuan(left), beijingMinute(at))}</p>`,
      `<p>${say.lost(lower.grade)}</p><ul>${items}</ul>`,
      `<p>${say.stays}</p>`,
    ].join(''),
  };
}

const giftOf = ({ week, month, birthdayGift }: GradeTerms, gift: Gift): bigint =>
  gift === 'birthday' ? birthdayGift : { week, month }[gift].gift;
