import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HelpSearch } from './help-search.tsx';

const known = Object.values(paths.help);

const meta = {
  title: '帮助/搜索',
  component: HelpSearch,
  parameters: {
    docs: { description: { component: '在帮助的页面、错误码与游戏中搜索；内容在进入输入框后才读取。' } },
  },
  decorators: [
    Story => (
      <WithPaths known={known}>
        <div style={{ minBlockSize: '30rem', maxInlineSize: '14rem' }}>
          <Story />
        </div>
      </WithPaths>
    ),
  ],
} satisfies Meta<typeof HelpSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '还没有输入' };
export const Finds: Story = {
  name: '输入就能找到',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索帮助' }), '取款密码锁定');
    const links = await canvas.findAllByRole('link');
    await expect(links[0]).toHaveAttribute('href', '/app/help/qk#refused');
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toBeVisible();
  },
};
export const Escaped: Story = {
  name: '在结果中按 Esc，回到空的输入框',
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索帮助' });
    await userEvent.type(field, '取款密码');
    const [first] = await canvas.findAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const FindsNothing: Story = {
  name: '没有找到',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索帮助' }), 'xyzzy');
    await waitFor(() => expect(canvas.getByText('没有找到“xyzzy”')).toBeVisible());
    const followed = fn();
    canvasElement.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).not.toHaveBeenCalled();
  },
};
