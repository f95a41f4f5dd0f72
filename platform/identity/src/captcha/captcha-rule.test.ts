import { describe, expect, it } from 'vitest';
import { captchaRuleOf, readCaptchaKind, readCaptchaSites } from './captcha-rule.ts';
import { readGeetest } from './geetest/geetest-config.ts';

describe('which captcha a site asks for', () => {
  it('is the platform-wide kind unless the site sets its own', () => {
    const config = {
      captcha: readCaptchaKind(undefined, 'own'),
      captchaSites: readCaptchaSites(['1001=geetest', '1002=own:always']),
    };
    expect(captchaRuleOf(config, '1001')).toEqual({ kind: 'geetest', always: false });
    expect(captchaRuleOf(config, '1002')).toEqual({ kind: 'own', always: true });
    expect(captchaRuleOf(config, '1003')).toEqual({ kind: 'own', always: false });
  });

  it.each(['1001', '1001=', '1001=slider', '1001=own:never', '=own'])('rejects the setting %s', entry => {
    expect(() => readCaptchaSites([entry])).toThrow('LOBBY_CAPTCHA_SITES must look like');
  });
});

describe('the keys of GeeTest', () => {
  it('are read per site', () => {
    const { sites, validateUrl } = readGeetest(['1001=id1:key1', '1002=id2:key2'], undefined);
    expect(sites['1002']).toEqual({ captchaId: 'id2', captchaKey: 'key2' });
    expect(validateUrl).toBe('https://gcaptcha4.geetest.com/validate');
  });

  it('do not appear in the error message about a malformed key', () => {
    expect(() => readGeetest(['1001=id1:key1', '1002:secretkey'], undefined)).toThrow(
      /^(?!.*secretkey).*entry 2/,
    );
  });
});
