import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

const meta = {
  title: '表单/复选框',
  component: Checkbox,
  parameters: { docs: { description: { component: '一个勾选框和它的文字，点文字等于点框。' } } },
  args: { checked: false, onChange: () => {}, children: '记住密码' },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: CheckboxProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Checkbox {...props} checked={checked} onChange={setChecked} />;
}

export const Unchecked: Story = {
  name: '未选',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('记住密码'));
    await expect(canvas.getByRole('checkbox', { name: '记住密码' })).toBeChecked();
    await userEvent.keyboard(' ');
  },
};
export const Checked: Story = { name: '已选', args: { checked: true } };
export const Disabled: Story = { name: '禁用', args: { checked: true, disabled: true } };
export const WithError: Story = {
  name: '错误与长文字',
  args: {
    children:
      '我已年满十八周岁，已阅读并同意《服务条款》、《隐私政策》和《负责任博彩》中的全部内容，并自愿遵守',
    error: '请先同意条款',
  },
};
