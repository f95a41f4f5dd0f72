/** What a site is installed on. */
export const installPlatforms = ['ios', 'android', 'desktop'] as const;
export type InstallPlatform = (typeof installPlatforms)[number];

/** The part of a browser's `navigator` that tells them apart. */
export interface Device {
  readonly userAgent: string;
  readonly maxTouchPoints: number;
}

/** What a browser runs on. An iPad says that it is a Mac, which has no touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Device): InstallPlatform {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh/i.test(userAgent) && maxTouchPoints > 1) return 'ios';
  return /Android|Harmony/i.test(userAgent) ? 'android' : 'desktop';
}

/** Whether a page is shown inside another app, which installs nothing: WeChat, QQ, Weibo, DingTalk, Alipay. */
export function isInsideApp({ userAgent }: Pick<Device, 'userAgent'>): boolean {
  return /MicroMessenger|\sQQ\/|Weibo|DingTalk|AlipayClient/i.test(userAgent);
}
