import { withTexts } from '@lobby/i18n';
import { floatingMessages } from '../floating-bar/messages/index.ts';
import { hallMenuMessages } from '../hall-menu/messages/index.ts';
import { moreMessages } from '../more/messages/index.ts';
import { MoreCategory } from '../more/more-category.tsx';
import { tabMessages } from '../tab-bar/messages/index.ts';
import { Beside } from './beside.tsx';

/** What every page can be without, and its words. */
export default {
  /** A category that the first page does not know. */
  more: withTexts(async () => ({ default: MoreCategory }), moreMessages),
  beside: withTexts(async () => ({ default: Beside }), tabMessages, hallMenuMessages, floatingMessages),
};
