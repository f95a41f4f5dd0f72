import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: '布局/只供朗读的文字',
  component: VisuallyHidden,
  parameters: {
    docs: { description: { component: '只读给屏幕阅读器听的文字，画面上看不见，也不占位置。' } },
  },
  args: { children: '手机号码' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InButton: Story = {
  name: '按钮里补全的名称',
  render: args => (
    <Button>
      更换
      <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^更换\s?手机号码$/ });
    const words = button.getElementsByTagName('span');
    await expect(words[words.length - 1]?.getBoundingClientRect().width).toBe(1);
  },
};
export const Legend: Story = {
  name: '一组选项的名称',
  render: () => (
    <fieldset>
      <VisuallyHidden as="legend">快捷金额</VisuallyHidden>
      <Button size="s">100</Button> <Button size="s">500</Button>
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '快捷金额' })).toBeVisible();
  },
};
