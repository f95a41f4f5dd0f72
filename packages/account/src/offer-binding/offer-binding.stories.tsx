import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { OfferBindingView } from './offer-binding.view.tsx';

const meta = {
  title: '对话框/注册后绑定',
  component: OfferBindingView,
  parameters: {
    docs: { description: { component: '注册成功后提示绑定手机或邮箱，可以以后再说，不会挡住会员。' } },
  },
  args: { onBind: fn(), onLater: fn() },
} satisfies Meta<typeof OfferBindingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  name: '三种选择',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '绑定手机号' }));
    await userEvent.click(screen.getByRole('button', { name: '绑定邮箱' }));
    expect(args.onBind).toHaveBeenNthCalledWith(1, 'phone');
    expect(args.onBind).toHaveBeenNthCalledWith(2, 'email');
    await userEvent.click(screen.getByRole('button', { name: '以后再说' }));
    expect(args.onLater).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { name: '手机', globals: { width: '390', locale: 'zh-TW' } };
