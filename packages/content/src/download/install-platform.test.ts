import { expect, it } from 'vitest';
import { isInsideApp, platformOf } from './install-platform.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0';

it.each([
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 5],
  ['ios', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 5],
  ['desktop', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 0],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/142.0.0.0 Mobile Safari/537.36', 5],
  ['android', 'Mozilla/5.0 (Linux; Android 16; SM-X910) Chrome/142.0.0.0 Safari/537.36', 10],
  ['android', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) Chrome/132.0 ArkWeb/6.0 Mobile HuaweiBrowser/5.1', 5],
  ['desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', 10],
  ['desktop', '', 0],
])('%s is read from %s with %i points of touch', (platform, userAgent, maxTouchPoints) => {
  expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
});

it.each([
  [true, 'Mozilla/5.0 (Linux; Android 16) Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0.60'],
  [true, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 QQ/9.1.5'],
  [false, 'Mozilla/5.0 (Linux; Android 16) Chrome/130 Mobile Safari/537.36 MQQBrowser/15.0'],
  [false, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36'],
])('shown inside another app is %s of %s', (inside, userAgent) => {
  expect(isInsideApp({ userAgent })).toBe(inside);
});
