import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import RoomDialogView from './room.view.tsx';

/** A socket that never opens. */
class SilentSocket {
  close(): void {}
  send(): void {}
}

const meta = {
  title: '对话框/聊天室',
  component: RoomDialogView,
  parameters: {
    docs: {
      description: { component: '首页或手机上打开的聊天室；手机上是从底部升起的一张。' },
    },
  },
  args: { payload: { rid: 'lobby' }, close: fn() },
  beforeEach() {
    const { WebSocket: own } = window;
    window.WebSocket = SilentSocket as unknown as typeof WebSocket;
    return () => {
      window.WebSocket = own;
    };
  },
} satisfies Meta<typeof RoomDialogView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entering: Story = {
  name: '进入中',
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '聊天室' })).toBeVisible();
  },
};
export const OnPhone: Story = { name: '手机上', globals: { width: '390' } };
