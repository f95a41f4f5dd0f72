import { randomUUID } from 'node:crypto';
import { formatYuan } from '@lobby/money';
import type { Site } from '@lobby/platform-kernel/calls/site';
import type { Tables } from '@lobby/platform-kernel/database/tables';
import type { Kysely } from 'kysely';
import { type LetterTexts, sendLetter } from './send-letter.ts';

/** Sends the first letter of every member. `at`: ms since the epoch. */
export function sendWelcomeLetter(
  db: Kysely<Tables>,
  site: Site,
  { memberId, name, at }: { memberId: string; name: string; at: number },
): Promise<void> {
  const texts = welcomeTo(site, name);
  return sendLetter(db, { id: randomUUID(), siteId: site.id, memberId, type: 'notice', texts, at });
}

function welcomeTo(site: Site, name: string): LetterTexts {
  const amount = formatYuan(site.openingBalance);
  return {
    'zh-CN': {
      title: `欢迎加入${site.titles['zh-CN']}`,
      content: `${name}，您好！您的账户已开通，${site.playMoney ? '演示资金' : '余额'} ${amount} 元已到账。请理性投注，未满${site.market.age}岁禁止参与。`,
    },
    'zh-TW': {
      title: `歡迎加入${site.titles['zh-TW']}`,
      content: `${name}，您好！您的帳戶已開通，${site.playMoney ? '示範資金' : '餘額'} ${amount} 元已入帳。請理性投注，未滿${site.market.age}歲禁止參與。`,
    },
  };
}
