import type { GeetestConfig } from './geetest/geetest-config.ts';

/** Which captcha a site uses: none, the platform's own, or GeeTest v4. */
export type CaptchaKind = 'off' | 'own' | 'geetest';

/** What one site does. */
export interface CaptchaRule {
  readonly kind: CaptchaKind;
  /** Every login asks, not only one after failures. */
  readonly always: boolean;
}

declare module '@lobby/platform-kernel/domain/config' {
  interface PlatformConfig {
    /** Which puzzle proves that a person is there; 'off' asks for none, a choice for tests and benchmarks. */
    readonly captcha: CaptchaKind;
    /** Sites that do otherwise, by site id. */
    readonly captchaSites: Readonly<Record<string, CaptchaRule>>;
    readonly geetest: GeetestConfig;
    /** Zero bits of work that a puzzle of ours carries at least: 2^bits hashes on average. */
    readonly captchaBits: number;
  }
}

const kinds: readonly string[] = ['off', 'own', 'geetest'] satisfies CaptchaKind[];

/** Reads `LOBBY_CAPTCHA`: off, own or geetest. @throws Error with a sentence for anything else. */
export function readCaptchaKind(text: string | undefined, otherwise: CaptchaKind): CaptchaKind {
  if (text === undefined || text === '') return otherwise;
  if (!isKind(text)) throw new Error(`LOBBY_CAPTCHA must be off, own or geetest, but it is "${text}".`);
  return text;
}

/** Reads `LOBBY_CAPTCHA_SITES`, e.g. "1001=geetest,1002=own:always". @throws Error with a sentence. */
export function readCaptchaSites(entries: readonly string[]): Readonly<Record<string, CaptchaRule>> {
  return Object.fromEntries(
    entries.map(entry => {
      const [, siteId, kind = '', always] = /^(\w+)=(\w+)(:always)?$/.exec(entry) ?? [];
      if (siteId === undefined || !isKind(kind)) {
        throw new Error(
          `LOBBY_CAPTCHA_SITES must look like "1001=own,1002=geetest:always"; "${entry}" does not.`,
        );
      }
      return [siteId, { kind, always: always !== undefined }];
    }),
  );
}

/** The rule of a site: its own, or everybody's. */
export function captchaRuleOf(
  config: { captcha: CaptchaKind; captchaSites: Readonly<Record<string, CaptchaRule>> },
  siteId: string,
): CaptchaRule {
  return config.captchaSites[siteId] ?? { kind: config.captcha, always: false };
}

function isKind(text: string): text is CaptchaKind {
  return kinds.includes(text);
}
