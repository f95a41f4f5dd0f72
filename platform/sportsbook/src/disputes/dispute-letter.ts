import type { Locale } from '@lobby/platform-kernel/calls/locale';
import { paragraphs } from '@lobby/platform-kernel/texts/html';
import type { LetterTexts } from '@lobby/platform-messaging/letters/send-letter';

/** How a dispute was answered. */
export type Verdict = 'upheld' | 'declined';

interface Words {
  readonly title: string;
  intro(ticket: string): string;
  readonly after: string;
}

const words: Readonly<Record<Locale, Readonly<Record<Verdict, Words>>>> = {
  'zh-CN': {
    upheld: {
      title: '注单异议成立',
      intro: ticket => `您对注单 ${ticket} 提出的异议成立。答复如下：`,
      after: '本答复不直接改变金额；注单重新结算的，金额变动另有站内信说明。',
    },
    declined: {
      title: '注单异议不成立',
      intro: ticket => `您对注单 ${ticket} 提出的异议不成立，结算不变。答复如下：`,
      after: '如仍有疑问，请联系在线客服。',
    },
  },
  'zh-TW': {
    upheld: {
      title: '注單異議成立',
      intro: ticket => `您對注單 ${ticket} 提出的異議成立。答覆如下：`,
      after: '本答覆不直接改變金額；注單重新結算的，金額變動另有站內信說明。',
    },
    declined: {
      title: '注單異議不成立',
      intro: ticket => `您對注單 ${ticket} 提出的異議不成立，結算不變。答覆如下：`,
      after: '如仍有疑問，請聯絡線上客服。',
    },
  },
};

/** The letter that answers a dispute. Pure. @param answer plain text of the operator. */
export function disputeLetter(ticketId: string, verdict: Verdict, answer: string): LetterTexts {
  const inLocale = (locale: Locale) => {
    const { title, intro, after } = words[locale][verdict];
    return {
      title: `${title}：${ticketId}`,
      content: `<p>${intro(ticketId)}</p>${paragraphs(answer)}<p>${after}</p>`,
    };
  };
  return { 'zh-CN': inLocale('zh-CN'), 'zh-TW': inLocale('zh-TW') };
}
