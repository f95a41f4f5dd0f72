import { withTexts } from '@lobby/i18n';
import { moreMessages } from './messages/index.ts';
import { MoreCategory } from './more-category.tsx';

/** A category that the first page does not know, and its words. */
export const loadMore = withTexts(async () => ({ default: MoreCategory }), moreMessages);
