import { removeItem } from '@lobby/api/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import ShortcutsView from './shortcuts.view.tsx';
import { singleKeysItem } from './single-keys.ts';

const meta = {
  title: '对话框/键盘快捷键',
  component: ShortcutsView,
  parameters: {
    docs: { description: { component: '本站的全部快捷键；单键快捷键可以关闭。' } },
  },
  args: { payload: undefined, close: fn() },
  beforeEach: () => removeItem(singleKeysItem),
} satisfies Meta<typeof ShortcutsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  name: '默认',
  play: async () => {
    expect(await screen.findByText('打开这张表')).toBeVisible();
  },
};
export const WithoutSingleKeys: Story = {
  name: '关闭单键',
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /单键/ }));
    expect(screen.queryByText('打开这张表')).toBeNull();
    expect(screen.getByText('打开快速前往')).toBeVisible();
  },
};
