import type { Implementation } from '@lobby/platform-kernel/calls/implement';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { checkSlider } from './check-slider.ts';
import { issuePicture } from './picture/issue-picture.ts';
import { issueSlider } from './slider/issue-slider.ts';

/** Issuing puzzles and judging them. */
export function captchaHandlers(platform: Platform): Implementation[] {
  return [issueSlider(platform), issuePicture(platform), checkSlider(platform)];
}
