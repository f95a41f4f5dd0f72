import { withTexts } from '@lobby/i18n';
import { MemberCorner } from './member-corner.tsx';
import { headerMessages } from './messages/index.ts';

/** What a member sees of themselves, and its words. */
export const loadMember = withTexts(async () => ({ default: MemberCorner }), headerMessages);
