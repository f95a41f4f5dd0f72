import { defineRoute, type Layout, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import { SlotsProvider } from '@lobby/feature/slots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { siteMessages } from '../../messages/index.ts';
import { pretendPlatform } from '../../testing/pretend-platform.ts';
import { FloatingBar } from './floating-bar.tsx';

const page = (path: string, layout: Layout = 'main') =>
  defineRoute({
    path,
    title: 'site.home.title',
    texts: siteMessages,
    layout,
    access: 'public',
    load: async () => ({ default: () => null }),
  });

const own = [page(paths.home.pattern), page(paths.game.sport.pattern, 'full')];
const all = [...own, page(paths.discounts.pattern), page(paths.download.pattern)];

function Site({ table, children }: { table: typeof own; children: ReactNode }): ReactNode {
  return (
    <KnownPathsProvider table={table}>
      <div id="content" tabIndex={-1} style={{ blockSize: '300vh' }}>
        {children}
      </div>
    </KnownPathsProvider>
  );
}

const meta = {
  title: '页面/浮动栏',
  component: FloatingBar,
  parameters: {
    docs: {
      description: {
        component: '宽屏右侧的快捷入口；只在右侧有空的页面出现，不遮住投注单和游戏。只有真正能去的地方。',
      },
    },
    house: { path: paths.home() },
  },
  globals: { width: '1920' },
  decorators: [
    Story => (
      <Site table={own}>
        <Story />
      </Site>
    ),
  ],
  beforeEach: () => pretendPlatform(),
} satisfies Meta<typeof FloatingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (bar: HTMLElement) =>
  [...bar.querySelectorAll('a, button')].map(entry => entry.textContent?.trim());

export const Home: Story = {
  name: '首页：客服、手机二维码',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = await canvas.findByRole('complementary', { name: '快捷入口' });
    await expect(namesOf(bar)).toEqual(['客服', '手机']);
    await userEvent.click(canvas.getByRole('button', { name: '手机' }));
    await expect(await canvas.findByRole('img', { name: '本站地址的二维码' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('img', { name: '本站地址的二维码' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '手机' })).toHaveFocus();
  },
};

export const Whole: Story = {
  name: '有优惠页与下载页的网站',
  decorators: [
    Story => (
      <Site table={all}>
        <Story />
      </Site>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = await within(canvasElement).findByRole('complementary', { name: '快捷入口' });
    await expect(namesOf(bar)).toEqual(['客服', '优惠', 'APP']);
  },
};

export const Scrolled: Story = {
  name: '往下滚动之后：回到顶部',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('complementary', { name: '快捷入口' });
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button', { name: '回到顶部' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(canvas.queryByRole('button', { name: '回到顶部' })).toBeNull());
  },
};

export const BesideSlip: Story = {
  name: '体育页：没有，投注单在那里',
  parameters: { house: { path: paths.game.sport({ enName: 'crty' }) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};

export const Narrow: Story = {
  name: '手机：没有，底部导航已有入口',
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).toBeNull();
  },
};
const open = fn(() => ({ type: 'opened' }));
export const WithPalette: Story = {
  name: '可以查找页面、赛事与游戏',
  decorators: [
    Story => (
      <SlotsProvider value={{ palette: async () => ({ default: { Keys: () => null, open } }) }}>
        <Story />
      </SlotsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '查找' }));
    await waitFor(() => expect(open).toHaveBeenCalled());
  },
};
