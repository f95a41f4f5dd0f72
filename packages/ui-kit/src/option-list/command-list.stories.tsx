import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { type CommandItem, CommandList, type CommandListProps } from './command-list.tsx';

const groups = [
  {
    label: '页面',
    items: [
      { id: '/mine/wallet', title: '我的钱包', note: '会员中心' },
      { id: '/mine/vip', title: 'VIP', note: '会员中心' },
    ],
  },
  { label: '赛事', items: [{ id: 'm1', title: '富勒姆 对 伯恩利', note: '英超 · 滚球' }] },
];

const meta = {
  title: '表单/命令列表',
  component: CommandList<CommandItem>,
  parameters: { docs: { description: { component: '输入几个字，从分组的结果里选一项。' } } },
  args: {
    label: '搜索',
    placeholder: '页面、球队、游戏',
    text: '',
    onText: fn(),
    onChoose: fn(),
    groups,
    said: '',
  },
  render: args => <Kept {...args} />,
} satisfies Meta<typeof CommandList<CommandItem>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Kept(props: CommandListProps<CommandItem>) {
  const [text, setText] = useState(props.text);
  return (
    <CommandList
      {...props}
      text={text}
      onText={next => {
        setText(next);
        props.onText(next);
      }}
    />
  );
}

export const ByKeyboard: Story = {
  name: '方向键移动，回车选中',
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: '搜索' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'm1' }));
    // What was chosen does not become what was typed.
    expect(field).toHaveValue('');
  },
};
export const ByPointer: Story = {
  name: '点一行',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /我的钱包/ }));
    expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: '/mine/wallet' }));
  },
};
export const Nothing: Story = {
  name: '没有找到',
  args: { groups: [], text: '月球', said: '没有找到，换个词试试' },
  play: async () => {
    expect(await screen.findByText('没有找到，换个词试试')).toBeVisible();
  },
};
