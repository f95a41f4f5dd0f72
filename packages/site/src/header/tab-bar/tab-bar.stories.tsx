import { BrandProvider, useBrand } from '@lobby/brand-kit';
import { paths, type SlipTabProps } from '@lobby/feature';
import { SlotsProvider } from '@lobby/feature/slots';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pretendPlatform } from '../../testing/pretend-platform.ts';
import { Tabs } from './tab-bar.tsx';

const { home, game, mine } = paths;

/** A slip of three picks, which says when it was opened. */
function SlipOfThree({ children }: SlipTabProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOpen && <p role="status">OK</p>}
      {children({ count: 3, open: () => setOpen(true) })}
    </>
  );
}

const slots = { slipTab: async () => ({ default: SlipOfThree }) };

const meta = {
  title: '页面/底部导航',
  component: Tabs,
  parameters: {
    docs: {
      description: { component: '手机上固定在屏幕底部的五个入口；投注单与未读消息的数量读得出来。' },
    },
  },
  globals: { width: '390' },
  decorators: [
    Story => (
      <SlotsProvider value={slots}>
        <WithPaths known={[home, game.sport, mine.overview, mine.deposit, mine.message]}>
          <div style={{ blockSize: '12rem' }}>
            <Story />
          </div>
        </WithPaths>
      </SlotsProvider>
    ),
  ],
  beforeEach: () => pretendPlatform({ member: true }),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesOf = (page: HTMLElement) =>
  [...page.querySelectorAll('nav :is(a, button)')].map(tab => tab.textContent);

export const Member: Story = {
  name: '会员：三注，三条未读',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('link', { name: '存款' })).toBeVisible());
    await expect(await page.findByRole('link', { name: '我的 未读消息 3 条' })).toBeVisible();
    await expect(await page.findByRole('link', { name: '投注单 3 注' })).toBeVisible();
    await expect(page.getByRole('link', { current: 'page' })).toHaveAccessibleName('首页');
    await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: '体育' }));
    await expect(page.getByRole('link', { current: 'page' })).toHaveAccessibleName('体育');
  },
};

export const InSportsbook: Story = {
  name: '在体育页：投注单就地打开',
  parameters: { house: { path: '/game/sport/crty?show=early' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '投注单 3 注' }));
    await expect(await page.findByText('OK')).toBeInTheDocument();
    await expect(page.getByRole('link', { current: 'page' })).toHaveAccessibleName('体育');
  },
};

export const OnDeposit: Story = {
  name: '在存款页',
  parameters: { house: { path: mine.deposit() } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(page.getByRole('link', { current: 'page' })).toHaveAccessibleName('存款'));
  },
};

export const Visitor: Story = {
  name: '访客',
  beforeEach: () => pretendPlatform(),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('我的');
    await expect(namesOf(canvasElement)).toEqual(['首页', '体育', '存款', '投注单', '我的']);
  },
};

export const Paused: Story = {
  name: '暂停中：没有存款',
  beforeEach: () => pretendPlatform({ member: true, paused: true }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('我的');
    await waitFor(() => expect(page.queryByText('存款')).toBeNull());
  },
};

function WithoutMoney({ children }: { children: ReactNode }) {
  const brand = useBrand();
  const switches = { ...brand.switches, deposit: false };
  return <BrandProvider brand={{ ...brand, switches }}>{children}</BrandProvider>;
}

export const FewPages: Story = {
  name: '没有存款与自营体育的品牌',
  beforeEach: () => pretendPlatform(),
  decorators: [
    Story => (
      <WithoutMoney>
        <WithPaths known={[home, mine.overview, mine.deposit]}>
          <Story />
        </WithPaths>
      </WithoutMoney>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('我的');
    await expect(namesOf(canvasElement)).toEqual(['首页', '我的']);
  },
};
