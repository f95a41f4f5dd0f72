import { withTexts } from '@lobby/i18n';
import { moreMessages } from '../more/messages/index.ts';
import { MoreCategory } from '../more/more-category.tsx';
import { tabMessages } from '../tab-bar/messages/index.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';

/** What every page can be without, and its words. */
export default {
  /** A category that the first page does not know. */
  more: withTexts(async () => ({ default: MoreCategory }), moreMessages),
  tabBar: withTexts(async () => ({ default: TabBar }), tabMessages),
};
