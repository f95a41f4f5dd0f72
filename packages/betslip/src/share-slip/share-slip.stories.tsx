import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import ShareSlipView from './share-slip.view.tsx';

const meta = {
  title: '对话框/分享投注单',
  component: ShareSlipView,
  parameters: {
    docs: {
      description: { component: '会员分享投注单后出现：分享码、链接和链接的二维码，都能复制，不含投注额。' },
    },
  },
  args: { payload: { code: '7K3M9PQ2XA', expiresAt: Date.UTC(2026, 10, 27, 12) }, close: fn() },
} satisfies Meta<typeof ShareSlipView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  name: '已分享',
  play: async () => {
    await expect(await screen.findByText('7K3M9-PQ2XA')).toBeVisible();
    await expect(screen.getByRole('img', { name: '投注单链接的二维码' })).toBeVisible();
    await expect(screen.getByText(/\/game\/sport\/crty\?slip=7K3M9PQ2XA$/)).toBeVisible();
    await expect(screen.getByRole('button', { name: '复制链接' })).toBeEnabled();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
