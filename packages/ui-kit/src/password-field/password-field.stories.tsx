import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const meta = {
  title: '表单/密码框',
  component: PasswordField,
  parameters: { docs: { description: { component: '可以显示或隐藏的密码。' } } },
  args: { label: '密码', value: 'secret88', onChange: () => {} },
  render: args => <Kept {...args} />,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: PasswordFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PasswordField {...props} value={value} onChange={setValue} />;
}

export const Hidden: Story = { name: '隐藏' };
export const Shown: Story = {
  name: '显示',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '显示密码' }));
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: '隐藏密码' })).toBeVisible();
  },
};
export const WithError: Story = { name: '错误', args: { error: '请输入8-12位字母+数字组合' } };
export const Disabled: Story = { name: '禁用', args: { disabled: true } };
