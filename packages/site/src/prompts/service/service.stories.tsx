import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ServiceView } from './service.view.tsx';

const url = 'https://chat.example.com/room';

const meta = {
  title: '对话框/联系客服',
  component: ServiceView,
  parameters: { docs: { description: { component: '先取得客服地址，再在新窗口打开；取不到时可以重试。' } } },
  args: { state: { step: 'ready', url }, onEnter: fn(), onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ServiceView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '防骗提示',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '进入客服' }));
    expect(args.onEnter).toHaveBeenCalledWith(url);
  },
};
export const AfterFailure: Story = {
  name: '页面出错之后',
  args: { failedAt: '/mine/wallet' },
  play: async () => {
    expect(await screen.findByText(/刚才出错的页面是 \/mine\/wallet/)).toBeVisible();
  },
};
export const Fetching: Story = {
  name: '正在连接',
  args: { state: { step: 'fetching' } },
  play: async ({ args }) => {
    const enter = await screen.findByRole('button', { name: '进入客服' });
    expect(enter).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(enter);
    expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Failed: Story = {
  name: '连接失败',
  args: { state: { step: 'failed', failure: { kind: 'offline' } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Forbidden: Story = { name: '地址不被允许', args: { state: { step: 'forbidden' } } };
