import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { subscribeToasts, type ToastMessage } from '../toast/toast.ts';
import { CopyButton } from './copy-button.tsx';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

const words = { copied: '已复制', failed: '复制失败' };

/** What is said when a text is copied in a page with this clipboard. */
async function said(clipboard: Partial<Clipboard> | undefined, text = 'OU10000001'): Promise<string[]> {
  vi.stubGlobal('navigator', { clipboard });
  const messages: ToastMessage[] = [];
  const leave = subscribeToasts(message => messages.push(message));
  await copyText(text, words);
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

it('leaves the clipboard as it is, and says nothing, where there is nothing to copy', async () => {
  const writeText = vi.fn(async () => {});
  expect(await said({ writeText }, '')).toEqual([]);
  expect(writeText).not.toHaveBeenCalled();
  expect(renderToString(createElement(CopyButton, { text: '', label: '复制', words }))).toBe('');
});
