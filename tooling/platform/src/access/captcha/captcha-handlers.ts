import type { Platform } from '../../kernel/domain.ts';
import type { Implementation } from '../../kernel/implement.ts';
import { checkSlider } from './check-slider.ts';
import { issuePicture } from './picture/issue-picture.ts';
import { issueSlider } from './slider/issue-slider.ts';

/** Issuing puzzles and judging them. */
export function captchaHandlers(platform: Platform): Implementation[] {
  return [issueSlider(platform), issuePicture(platform), checkSlider(platform)];
}
