import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = {
  title: '表单/文本框',
  component: TextField,
  parameters: { docs: { description: { component: '带标签、提示与错误的一行文字。' } } },
  args: { label: '用户名', value: '', onChange: () => {} },
  render: args => <Kept {...args} />,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextField {...props} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  name: '空',
  args: { placeholder: '请输入用户名', required: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: '用户名' });
    await userEvent.type(field, 'linqiao88');
    await expect(field).toHaveValue('linqiao88');
  },
};
export const Verbatim: Story = {
  name: '账号、邮箱、密码与验证码：手机不改大小写，也不纠错',
  render: args => (
    <>
      {['username', 'email', 'new-password', 'off', 'name'].map(autoComplete => (
        <TextField key={autoComplete} {...args} label={autoComplete} autoComplete={autoComplete} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of ['username', 'email', 'new-password', 'off']) {
      const field = canvas.getByRole('textbox', { name: label });
      await expect(field).toHaveAttribute('autocapitalize', 'none');
      await expect(field).toHaveAttribute('autocorrect', 'off');
      await expect(field).toHaveAttribute('spellcheck', 'false');
    }
    await expect(canvas.getByRole('textbox', { name: 'name' })).not.toHaveAttribute('autocapitalize');
  },
};
export const Filled: Story = { name: '已填', args: { value: 'linqiao88', hint: '4 到 12 位字母和数字' } };
export const WithError: Story = {
  name: '错误',
  args: { value: 'lq', error: '请输入 4-12 位字母+数字组合' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入 4-12 位字母+数字组合');
  },
};
export const Disabled: Story = { name: '禁用', args: { value: 'linqiao88', disabled: true } };
export const LongText: Story = {
  name: '长文字',
  args: {
    value: '这是一段非常非常长的文字用来看看文本框在内容超出宽度时会不会破坏布局',
    label: '一个相当长的标签，它应该在需要的时候自然换行而不是把表单撑开',
    error: '这是一句相当长的错误提示，它会换到第二行，完整地告诉会员发生了什么以及接下来应该怎样做',
  },
};
export const InFilters: Story = {
  name: '在一行筛选里',
  args: {
    label: '搜索球队',
    hideLabel: true,
    placeholder: '搜索球队',
    type: 'search',
    size: 's',
    before: <Icon name="search" size={16} />,
  },
};
export const WithParts: Story = {
  name: '前后内容',
  args: {
    label: '投注额',
    value: '200',
    size: 'm',
    before: <Icon name="wallet" />,
    after: <small>可赢 ¥192</small>,
  },
};
