import { refused } from '@lobby/api-client/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { verificationMessages } from '../messages/index.ts';
import type { CaptchaProblem } from './captcha.ts';
import { useCaptchaWords } from './captcha-words.tsx';

beforeAll(() => verificationMessages.load('zh-CN'));

function Words({ problem }: { problem: CaptchaProblem }) {
  return useCaptchaWords()(problem);
}

it.each<[CaptchaProblem, string]>([
  [{ stage: 'captcha' }, '6：验证未通过，请重新验证'],
  [{ stage: 'picture' }, '1：验证码图片没能取到，请换一张'],
  [{ stage: 'slider', failure: refused('authentication-code-error') }, '2：滑块验证未通过，请重试'],
])('%o is said after its number', (problem, words) => {
  const page = document.createElement('p');
  page.innerHTML = renderToStaticMarkup(<Words problem={problem} />);
  expect(page.textContent).toBe(words);
});
