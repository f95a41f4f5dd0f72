import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh module each time: the script is fetched once in the life of a page. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./load-geetest.ts')).loadGeetest;
}

const origin = 'https://static.captcha.example';
const fetched: HTMLScriptElement[] = [];

beforeEach(() => {
  fetched.length = 0;
  // The page's network is not this test's: the script arrives when the test says so.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) fetched.push(node);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  window.initGeetest4 = undefined;
});

describe('GeeTest’s script', () => {
  it('is loaded once from the configured origin, at first use', async () => {
    const loadGeetest = await freshLoader();
    expect(fetched).toEqual([]);
    const both = Promise.all([loadGeetest(origin), loadGeetest(origin)]);
    expect(fetched.map(script => script.src)).toEqual([`${origin}/v4/gt4.js`]);
    const init = vi.fn();
    window.initGeetest4 = init;
    fetched[0]?.dispatchEvent(new Event('load'));
    expect(await both).toEqual([init, init]);
  });

  it('is loaded again after a failure', async () => {
    const loadGeetest = await freshLoader();
    const first = loadGeetest(origin);
    fetched[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be fetched');
    const second = loadGeetest(origin);
    window.initGeetest4 = vi.fn();
    fetched[1]?.dispatchEvent(new Event('load'));
    await expect(second).resolves.toBe(window.initGeetest4);
  });

  it('is rejected when it does not define initGeetest4', async () => {
    const loadGeetest = await freshLoader();
    const loading = loadGeetest(origin);
    fetched[0]?.dispatchEvent(new Event('load'));
    await expect(loading).rejects.toThrow('initGeetest4 is missing');
  });
});
