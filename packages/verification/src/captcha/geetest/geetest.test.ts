import { describe, expect, it, vi } from 'vitest';
import type { CaptchaOutcome } from '../captcha.ts';
import { createGeetest } from './geetest.ts';
import type { GeetestCaptcha, GeetestResult, InitGeetest } from './load-geetest.ts';

const result: GeetestResult = {
  lot_number: 'lot',
  captcha_output: 'output',
  pass_token: 'token',
  gen_time: '1795190400',
};
const solved: CaptchaOutcome = { kind: 'solved', proof: { kaptchcate: 0, codeId: 'lot', code: 'pass' } };

type Moment = 'ready' | 'success' | 'error' | 'close';

/** GeeTest as its own manual describes it; `member` is what the person in front of it does. */
function fakeGeetest(member: readonly Moment[], validate: GeetestResult | false = result) {
  const listeners: Partial<Record<Moment, () => void>> = {};
  const captcha: GeetestCaptcha = {
    onReady: then => listen('ready', then),
    onSuccess: then => listen('success', then),
    onError: then => listen('error', () => then(new Error('broken'))),
    onClose: then => listen('close', then),
    showCaptcha: vi.fn(() => member.forEach(moment => void listeners[moment]?.())),
    getValidate: () => validate,
    destroy: vi.fn(),
  };
  function listen(moment: Moment, then: () => void) {
    listeners[moment] = then;
    return captcha;
  }
  const init = vi.fn<InitGeetest>((_, ready) => {
    ready(captcha);
    listeners.ready?.();
  });
  return { captcha, init };
}

function run(init: InitGeetest, judge = vi.fn(async () => solved), signal = new AbortController().signal) {
  const geetest = createGeetest({ captchaId: 'id', language: 'zho', load: async () => init, judge });
  return { judge, outcome: geetest.solve(signal) };
}

describe('GeeTest v4', () => {
  it('opens in the member’s language and has its result checked by the server', async () => {
    const { captcha, init } = fakeGeetest(['success']);
    const { outcome, judge } = run(init);
    expect(await outcome).toEqual(solved);
    expect(init).toHaveBeenCalledWith(
      { captchaId: 'id', product: 'bind', language: 'zho' },
      expect.any(Function),
    );
    expect(judge).toHaveBeenCalledWith(result, expect.anything());
    expect(captcha.destroy).toHaveBeenCalledOnce();
  });

  it('fails closed: without an answer of the server there is no proof', async () => {
    const refused: CaptchaOutcome = { kind: 'failed', problem: { stage: 'slider' } };
    const { outcome } = run(
      fakeGeetest(['success']).init,
      vi.fn(async () => refused),
    );
    expect(await outcome).toEqual(refused);
  });

  it.each([
    ['it breaks', ['error'], result],
    ['it says it was passed and has nothing to show', ['success'], false],
  ] as const)('ends when %s', async (_, member, validate) => {
    const { outcome, judge } = run(fakeGeetest(member, validate).init);
    expect(await outcome).toEqual({ kind: 'failed', problem: { stage: 'captcha' } });
    expect(judge).not.toHaveBeenCalled();
  });

  it('fails when its script does not load', async () => {
    const geetest = createGeetest({
      captchaId: 'id',
      language: 'zho',
      load: () => Promise.reject(new Error('blocked')),
      judge: async () => solved,
    });
    expect(await geetest.solve(new AbortController().signal)).toEqual({
      kind: 'failed',
      problem: { stage: 'captcha' },
    });
  });

  it('is cancelled when its window is closed', async () => {
    expect(await run(fakeGeetest(['close']).init).outcome).toEqual({ kind: 'given-up' });
  });

  it('is cancelled by the caller’s abort signal', async () => {
    const asker = new AbortController();
    const { captcha, init } = fakeGeetest([]);
    const { outcome } = run(init, undefined, asker.signal);
    await vi.waitFor(() => expect(captcha.showCaptcha).toHaveBeenCalled());
    asker.abort();
    expect(await outcome).toEqual({ kind: 'given-up' });
    expect(captcha.destroy).toHaveBeenCalledOnce();
  });
});
