import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Menu } from './menu.tsx';

const print = fn();

/** In place of the router's. */
const PlainLink = ({ children, ...link }: ComponentProps<'a'>) => <a {...link}>{children}</a>;

const meta = {
  title: '基础/操作菜单',
  component: Menu,
  parameters: {
    docs: {
      description: {
        component: '一行里能做的事收在一个按钮后面：列表安静，键盘只停一次，打开后用方向键选择。',
      },
    },
  },
  args: {
    label: '注单 OU10000040 的操作',
    items: [
      {
        id: 'again',
        icon: 'refresh',
        label: '再来一注',
        link: <PlainLink href="/game/sport/crty?again=OU10000040" />,
      },
      { id: 'print', icon: 'receipt', label: '打印回执', onPress: print },
      { id: 'save', icon: 'download', label: '保存图片', onPress: fn(), disabled: true },
    ],
  },
  render: args => (
    <div style={{ padding: '1rem' }}>
      <Menu {...args} />
    </div>
  ),
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: '收起' };

export const Opened: Story = {
  name: '展开',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: args.label }));
    const menu = within(await screen.findByRole('menu', { name: args.label }));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '再来一注',
      '打印回执',
      '保存图片',
    ]);
    await expect(menu.getByRole('menuitem', { name: '再来一注' })).toHaveAttribute(
      'href',
      '/game/sport/crty?again=OU10000040',
    );
  },
};

export const ByKeyboard: Story = {
  name: '走一遍：只用键盘',
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: args.label });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: '再来一注' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(print).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
