import { afterEach, expect, it, vi } from 'vitest';
import { subscribeToasts, type ToastMessage } from '../toast/toast.ts';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const words = { copied: '已复制', failed: '复制失败' };

/** What is said when a text is copied in a page with this clipboard. */
async function said(clipboard: Partial<Clipboard> | undefined): Promise<string[]> {
  vi.stubGlobal('navigator', { clipboard });
  const messages: ToastMessage[] = [];
  const leave = subscribeToasts(message => messages.push(message));
  await copyText('OU10000001', words);
  leave();
  return messages.map(({ kind, text }) => `${kind} ${text}`);
}

it('shows a success toast when the text was copied', async () => {
  const writeText = vi.fn(async () => {});
  expect(await said({ writeText })).toEqual(['success 已复制']);
  expect(writeText).toHaveBeenCalledWith('OU10000001');
});

it('shows an error toast when the browser refuses', async () => {
  expect(await said({ writeText: () => Promise.reject(new Error('denied')) })).toEqual(['error 复制失败']);
});

it('shows an error toast where the page has no clipboard, as on plain http', async () => {
  expect(await said(undefined)).toEqual(['error 复制失败']);
});
