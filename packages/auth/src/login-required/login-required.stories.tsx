import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import LoginRequiredView from './login-required.view.tsx';

const meta = {
  title: '对话框/请先登录',
  component: LoginRequiredView,
  parameters: {
    docs: { description: { component: '访客做只有会员能做的事时出现，引导登录或注册，可以说明原因。' } },
  },
  args: { payload: undefined, close: fn() },
} satisfies Meta<typeof LoginRequiredView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async () => {
    expect(await screen.findByText('登录后即可了解更多')).toBeVisible();
    expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
    expect(screen.getByRole('button', { name: '注册' })).toBeVisible();
  },
};
export const WithReason: Story = {
  name: '带原因',
  args: { payload: { reason: '登录后才能投注，您的注单已为您保留' } },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
