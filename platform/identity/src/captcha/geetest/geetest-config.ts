/** What the platform needs to ask GeeTest v4. */
export interface GeetestConfig {
  /** Where a result is checked. */
  readonly validateUrl: string;
  /** Each site's own pair; the key is a secret, the id is in the brand. */
  readonly sites: Readonly<Record<string, { readonly captchaId: string; readonly captchaKey: string }>>;
}

export const defaultGeetest: GeetestConfig = {
  validateUrl: 'https://gcaptcha4.geetest.com/validate',
  sites: {},
};

/** Reads `LOBBY_GEETEST`, e.g. "1001=<captcha id>:<captcha key>". @throws Error with a sentence, without the key. */
export function readGeetest(entries: readonly string[], validateUrl: string | undefined): GeetestConfig {
  const sites = entries.map((entry, n) => {
    const [, siteId, captchaId, captchaKey] = /^(\w+)=(\w+):(\w+)$/.exec(entry) ?? [];
    if (siteId === undefined || captchaId === undefined || captchaKey === undefined) {
      throw new Error(`LOBBY_GEETEST must look like "1001=<id>:<key>"; entry ${n + 1} does not.`);
    }
    return [siteId, { captchaId, captchaKey }] as const;
  });
  if (validateUrl && !URL.canParse(validateUrl)) throw new Error('LOBBY_GEETEST_URL is not an address.');
  return { validateUrl: validateUrl || defaultGeetest.validateUrl, sites: Object.fromEntries(sites) };
}
