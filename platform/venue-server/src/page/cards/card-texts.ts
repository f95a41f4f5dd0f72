import type { Card } from '@lobby/games';
import type { Language } from '../texts.ts';
import { rankText } from './card-picture.ts';

const suits: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  'zh-CN': { S: '黑桃', H: '红心', C: '梅花', D: '方块' },
  'zh-TW': { S: '黑桃', H: '紅心', C: '梅花', D: '方塊' },
};

/** "黑桃A、红心10". */
export const cardNames = (cards: readonly Card[], language: Language): string =>
  cards.map(card => `${suits[language][card[0] ?? '']}${rankText(card)}`).join('、');
