import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  currentLocale,
  defineCatalog,
  initLocale,
  lazyWithTexts,
  sayText,
  setLocale,
  useFormat,
  useText,
} from './index.ts';
import { TestTexts } from './test-texts.tsx';

const catalog = defineCatalog('test', {
  'zh-CN': () => import('./testing/messages/zh-CN.json'),
  'zh-TW': () => import('./testing/messages/zh-CN.json?zh-TW'),
});

function Greeting({ name }: { name: string }) {
  const t = useText(catalog);
  const format = useFormat();
  return (
    <p>
      {t('test.greeting', { name })} {t('test.count', { count: 3 })} {format.compact(12_000)}
    </p>
  );
}

afterEach(async () => {
  cleanup();
  await setLocale('zh-CN');
});

describe('the texts of a page', () => {
  it('are loaded with the screen that uses them', async () => {
    const Screen = lazyWithTexts(async () => ({ default: Greeting }), catalog);
    await act(async () => {
      render(
        <TestTexts>
          <Screen name="林乔" />
        </TestTexts>,
      );
    });
    expect(await screen.findByText('你好，林乔 共 3 条 1.2万')).toBeTruthy();
  });

  it('change with the language, without a reload, and so does <html lang>', async () => {
    await catalog.load('zh-CN');
    await act(async () => {
      render(<Greeting name="林乔" />);
    });
    await act(() => setLocale('zh-TW'));
    expect(screen.getByText('你好，林乔 共 3 條 1.2萬')).toBeTruthy();
    expect(document.documentElement.lang).toBe('zh-Hant-TW');
  });

  it('render on the server without suspending once they have been loaded', async () => {
    await catalog.load('zh-CN');
    expect(renderToString(<Greeting name="林乔" />)).toContain('你好，林乔');
  });

  it('can be formatted outside React', async () => {
    await catalog.load('zh-CN');
    expect(sayText(catalog, 'test.greeting', { name: '青山' })).toBe('你好，青山');
  });
});

describe('the language', () => {
  const memoryOf = (remembered: string | null) => {
    const written: string[] = [];
    return { written, read: () => remembered, write: (locale: string) => void written.push(locale) };
  };

  it('is the stored one, if the brand has it', () => {
    expect(initLocale({ fallback: 'zh-CN', memory: memoryOf('zh-TW') })).toBe('zh-TW');
    expect(initLocale({ fallback: 'zh-CN', allowed: ['zh-CN'], memory: memoryOf('zh-TW') })).toBe('zh-CN');
    expect(initLocale({ fallback: 'zh-TW', memory: memoryOf('en') })).toBe('zh-TW');
  });

  it('is stored when changed', async () => {
    const memory = memoryOf(null);
    initLocale({ fallback: 'zh-CN', memory });
    await setLocale('zh-TW');
    expect(memory.written).toEqual(['zh-TW']);
  });

  it('is unchanged when its texts cannot be loaded, and can be retried', async () => {
    let reachable = false;
    const remote = defineCatalog('remote', {
      'zh-CN': async () => ({ default: { 'remote.a': ['甲'] } }),
      'zh-TW': async () => {
        if (!reachable) throw new Error('offline');
        return { default: { 'remote.a': ['甲'] } };
      },
    });
    await remote.load('zh-CN');
    await expect(setLocale('zh-TW')).rejects.toThrow('offline');
    expect(currentLocale()).toBe('zh-CN');
    reachable = true;
    await setLocale('zh-TW');
    expect(currentLocale()).toBe('zh-TW');
  });

  it('is the one chosen last', async () => {
    const first = setLocale('zh-TW');
    const second = setLocale('zh-CN');
    await Promise.all([first, second]);
    expect(currentLocale()).toBe('zh-CN');
  });
});
