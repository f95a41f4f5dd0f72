import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BesideMatch, roomArgs } from '../testing/room-args.tsx';
import { evening } from '../testing/sample-room.ts';
import { RoomView } from './room.view.tsx';

const meta = {
  title: '聊天/发言',
  component: RoomView,
  parameters: {
    docs: {
      description: {
        component: '写消息的地方：常用语、表情和投注单；现在不能发言时，说明原因，能等的可以先写。',
      },
    },
  },
  args: roomArgs,
  decorators: [
    Story => (
      <BesideMatch>
        <Story />
      </BesideMatch>
    ),
  ],
} satisfies Meta<typeof RoomView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = { name: '已断开', args: { standing: { at: 'cut', until: evening + 5_000 } } };
export const CutBefore: Story = {
  name: '还没有连上就断开',
  args: { room: undefined, rows: [], standing: { at: 'cut', until: evening + 5_000 } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('连接后显示消息')).toBeVisible();
  },
};
export const Slow: Story = {
  name: '慢速：可以先写，到时再发',
  args: { standing: { at: 'slow', until: evening + 12_000 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '消息' });
    await userEvent.type(field, '等一下{Enter}');
    await expect(args.onSay).not.toHaveBeenCalled();
    await expect(field).toHaveValue('等一下');
    await expect(field).toHaveFocus();
  },
};
export const Login: Story = { name: '请先登录', args: { standing: { at: 'login' } } };
export const Muted: Story = {
  name: '被禁言',
  args: { standing: { at: 'muted', until: evening, reason: '刷屏' } },
};
export const RoomMuted: Story = { name: '全员禁言', args: { standing: { at: 'readers-only' } } };
export const Grade: Story = { name: '等级不够', args: { standing: { at: 'grade', least: 3 } } };
export const NoRoom: Story = { name: '没有聊天室', args: { standing: { at: 'no-room' } } };
export const Destroyed: Story = {
  name: '聊天室已关闭',
  args: { standing: { at: 'destroyed', reason: '比赛已结束' } },
};
export const SessionEnded: Story = {
  name: '登录已失效',
  args: { standing: { at: 'ended', why: 'session-ended' } },
};

export const Phrases: Story = {
  name: '常用语和表情',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '常用语和表情' }));
    await userEvent.click(canvas.getByRole('button', { name: '好球！' }));
    await userEvent.click(canvas.getByRole('button', { name: '⚽' }));
    await expect(canvas.getByRole('textbox', { name: '消息' })).toHaveValue('好球！⚽');
  },
};
export const TooLong: Story = {
  name: '太长',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '消息' });
    await userEvent.click(field);
    await userEvent.paste('好'.repeat(201));
    await expect(canvas.getByText('201 / 200')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSay).not.toHaveBeenCalled();
  },
};
export const WithSlip: Story = {
  name: '附投注单',
  args: { attached: '7K3M9PQ2XAB' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '发送' }));
    await expect(args.onSay).toHaveBeenCalledWith({
      ...{ msg: '分享一张投注单', slip: '7K3M9PQ2XAB', replyTo: undefined },
    });
  },
};
