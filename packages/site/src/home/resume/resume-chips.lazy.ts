import { withTexts } from '@lobby/i18n';
import { resumeMessages } from './messages/index.ts';
import ResumeChips from './resume-chips.tsx';

/** The chips, with what they say. */
export const loadResumeChips = withTexts(async () => ({ default: ResumeChips }), resumeMessages);
