import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Callout } from './callout.tsx';

const meta = {
  title: '反馈/提醒',
  component: Callout,
  parameters: { docs: { description: { component: '继续之前必须看到的一句话，可以带图标和一个按钮。' } } },
  args: { icon: 'warning', children: '只支持 TRC20 网络，转错网络无法找回。' },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InForm: Story = { name: '表单里' };
export const Danger: Story = {
  name: '没有成功',
  args: { icon: 'error', tone: 'danger', role: 'alert', children: '验证码已失效，请重新获取。' },
};
export const Titled: Story = {
  name: '带标题',
  args: {
    icon: 'error',
    tone: 'danger',
    role: 'alert',
    title: '图片太大',
    children: '头像没有保存，原来的还在。请换一张小一些的图片再试。',
  },
  play: ({ canvas }) => expect(canvas.getByText('图片太大')).toBeVisible(),
};
export const OnPage: Story = {
  name: '页面上方',
  args: { icon: undefined, size: 'm', role: 'status', children: '网络断开，状态可能不是最新的。' },
};
export const InTheWay: Story = {
  name: '带按钮',
  args: {
    size: 'l',
    role: 'status',
    children: '还没有设置取款密码。',
    action: <Button variant="primary">设置取款密码</Button>,
  },
};
export const SaidLater: Story = {
  name: '稍后才有话说',
  args: { role: 'status', children: false },
  play: async ({ canvasElement }) => {
    const [waiting] = within(canvasElement).getAllByRole('status', { hidden: true });
    await expect(waiting).not.toBeVisible();
  },
};
export const Phone: Story = { ...InTheWay, name: '手机', globals: { width: '390' } };
