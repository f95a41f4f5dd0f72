import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Button } from './button.tsx';

const meta = {
  title: '基础/按钮',
  component: Button,
  parameters: {
    docs: { description: { component: '一个动作。暂时不能按时说明还缺什么，而不是直接禁用。' } },
  },
  args: { children: '立即投注', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: '主要', args: { variant: 'primary' } };

export const AllVariants: Story = {
  name: '全部样式',
  render: args => (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      {(['s', 'm', 'l'] as const).map(size => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
          <Button {...args} size={size} variant="primary">
            登录
          </Button>
          <Button {...args} size={size}>
            注册
          </Button>
          <Button {...args} size={size} variant="gold">
            存款
          </Button>
          <Button {...args} size={size} variant="ghost">
            清空
          </Button>
          <Button {...args} size={size} variant="danger">
            删除
          </Button>
          <Button {...args} size={size} variant="outline">
            <Icon name="refresh" size={16} />
            重试
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  name: '进行中',
  args: { variant: 'primary', busy: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const DisabledLook: Story = {
  name: '未就绪，但说明原因',
  args: { variant: 'primary', disabledLook: true, reason: '请先填写用户名和密码' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleDescription('请先填写用户名和密码');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { name: '禁用', args: { disabled: true } };

export const LongText: Story = {
  name: '长文字',
  args: {
    variant: 'primary',
    wide: true,
    size: 'l',
    children: '我已阅读并同意《服务条款》与《隐私政策》，确认已满十八周岁并继续注册',
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: '16rem' }}>
        <Story />
      </div>
    ),
  ],
};
