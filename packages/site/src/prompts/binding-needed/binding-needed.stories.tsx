import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import BindRealNameView from './bind-real-name.view.tsx';

const text = '为了您的资金安全，请先绑定真实姓名';

const meta = {
  title: '对话框/绑定真实姓名',
  component: BindRealNameView,
  parameters: {
    docs: {
      description: {
        component: '会员还没有填写真实姓名时，提示先去补齐；个人资料页尚未开放时改为联系客服。',
      },
    },
  },
  args: { payload: { text, hasPage: true }, close: fn() },
} satisfies Meta<typeof BindRealNameView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToTheirPage: Story = {
  name: '前往个人资料',
  play: async ({ args }) => {
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '前往个人资料' }));
    expect(args.close).toHaveBeenCalledOnce();
  },
};
export const NoPageYet: Story = {
  name: '个人资料尚未开放：联系客服',
  args: { payload: { text, hasPage: false } },
  play: async () => {
    expect(await screen.findByText(/尚未开放/)).toBeVisible();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeVisible();
  },
};
export const LongText: Story = {
  name: '长文本',
  args: { payload: { text: text.repeat(20), hasPage: true } },
};
