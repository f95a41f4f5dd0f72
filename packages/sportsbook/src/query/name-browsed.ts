import { nameSport } from '@lobby/betting/names';
import type { SayText } from '@lobby/i18n';
import { allTypes } from '@lobby/sports';
import type { sportsbookMessages } from '../messages/index.ts';
import type { BrowseType } from './use-browse-query.ts';

type Say = SayText<NonNullable<(typeof sportsbookMessages)['ids']>>;

/** What a list is called in menus: 足球, 冠军, or 全部运动 of the one of every sport. */
export function nameBrowsed(t: Say, type: BrowseType): string {
  return type === allTypes ? t('sportsbook.sports.all') : nameSport(t, type);
}
