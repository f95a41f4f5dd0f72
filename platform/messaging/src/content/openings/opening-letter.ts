import type { Locale, Names } from '@lobby/platform-kernel/calls/locale';
import type { LetterTexts } from '../../letters/send-letter.ts';
import type { HallCode } from '../content.tables.ts';

interface HallFacts {
  readonly names: Names;
  /** Its page on every site. */
  readonly at: string;
}

const facts: Readonly<Record<HallCode, HallFacts>> = {
  sport: { names: { 'zh-CN': '体育', 'zh-TW': '體育' }, at: '/game/sport/crty' },
  realbet: { names: { 'zh-CN': '真人', 'zh-TW': '真人' }, at: '/game/realbet' },
  chess: { names: { 'zh-CN': '棋牌', 'zh-TW': '棋牌' }, at: '/game/chess' },
  gaming: { names: { 'zh-CN': '电竞', 'zh-TW': '電競' }, at: '/game/gaming' },
  lottery: { names: { 'zh-CN': '彩票', 'zh-TW': '彩票' }, at: '/game/lottery' },
  egame: { names: { 'zh-CN': '电子', 'zh-TW': '電子' }, at: '/game/egame' },
  fish: { names: { 'zh-CN': '捕鱼', 'zh-TW': '捕魚' }, at: '/game/fishing' },
};

/** The letter on a hall that opened. */
export function openingLetter(hall: HallCode): LetterTexts {
  const { names, at } = facts[hall];
  const link = (locale: Locale) => `<a href="${at}">${names[locale]}</a>`;
  return {
    'zh-CN': {
      title: `${names['zh-CN']}已开放`,
      content: `<p>您登记过开放通知的大厅现已开放：${link('zh-CN')}。</p><p>开放通知只发这一封。请理性娱乐，量力而行。</p>`,
    },
    'zh-TW': {
      title: `${names['zh-TW']}已開放`,
      content: `<p>您登記過開放通知的大廳現已開放：${link('zh-TW')}。</p><p>開放通知只發這一封。請理性娛樂，量力而為。</p>`,
    },
  };
}
