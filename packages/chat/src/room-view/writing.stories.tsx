import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BesideMatch, roomArgs, shown, talk } from '../testing/room-args.tsx';
import { evening, sampleRoom } from '../testing/sample-room.ts';
import { RoomView } from './room.view.tsx';

const meta = {
  title: '聊天/发言',
  component: RoomView,
  parameters: {
    docs: {
      description: {
        component:
          '写消息的地方：常用语、表情和投注单；现在不能发言时，说明原因；慢速中写好的一条等待到时自动发送。',
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
  name: '慢速：还没有等待的消息，写好即可等待',
  args: { standing: { at: 'slow', until: evening + 12_000 }, slowUntil: evening + 12_000 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '消息' });
    await userEvent.type(field, '等一下{Enter}');
    await expect(args.onSay).toHaveBeenCalled();
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
const held = {
  ...shown(
    sampleRoom(talk, {
      own: [{ clientId: 'h', msg: '好球', at: evening, state: 'held' }],
    }),
  ),
  standing: { at: 'slow', until: evening + 12_000 } as const,
  slowUntil: evening + 12_000,
};
export const Held: Story = {
  name: '慢速：一条在等待，第二条留在输入框',
  args: { ...held, onSay: fn(() => false) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('慢速，到时自动发送')).toBeVisible();
    await expect(canvas.getByText('（12 秒）')).toHaveAttribute('aria-hidden', 'true');
    const field = canvas.getByRole('textbox', { name: '消息' });
    await userEvent.type(field, '等一下{Enter}');
    await expect(args.onSay).toHaveBeenCalledOnce();
    await expect(field).toHaveValue('等一下');
    await expect(field).toHaveFocus();
    const refusal = canvas.getByText('前面写的还在等待，发出或收回后再发');
    await expect(refusal).toHaveAttribute('role', 'status');
  },
};
export const HeldTakenBack: Story = {
  name: '慢速：收回等待的消息，写着的不丢',
  args: { ...held, onTakeBack: fn(() => held.room.own[0]) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('textbox', { name: '消息' });
    await userEvent.type(field, '等一下');
    await userEvent.click(canvas.getByRole('button', { name: '收回' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith('h');
    await expect(field).toHaveValue('好球\n等一下');
    await expect(field).toHaveFocus();
  },
};
export const HeldOnPhone: Story = {
  ...Held,
  name: '繁體，手机上：一条在等待',
  globals: { width: '390', locale: 'zh-TW' },
  play: undefined,
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
