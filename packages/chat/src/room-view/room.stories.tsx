import { WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Standing } from '../rooms/may-say.ts';
import type { Room } from '../rooms/room-state.ts';
import { rowsOf } from '../rooms/rows.ts';
import { evening, sampleMessage, samplePoll, sampleRoom, sampleStatus } from '../testing/sample-room.ts';
import { RoomView } from './room.view.tsx';

const nobody = new Set<string>();
const free: Standing = { at: 'free' };
const shown = (room: Room) => ({ room, rows: rowsOf(room, { blocked: nobody, unreadAfter: room.unreadAfter }) });
const talk = [1, 2, 3, 4, 5, 6].map(at => sampleMessage(at));

const meta = {
  title: '聊天/聊天室',
  component: RoomView,
  parameters: {
    docs: {
      description: {
        component: '比赛旁边的聊天室：消息按服务器的顺序，滚动时保持位置；不能发言时，输入框的位置说明原因。',
      },
    },
  },
  args: {
    ...shown(sampleRoom(talk)),
    ...{ standing: free, now: evening, blockedCount: 0 },
    actions: {
      isModerator: false,
      ...{ copy: fn(), report: fn(), block: fn(), withdraw: fn(), mute: fn(), unblockAll: fn() },
    },
    ...{ onSay: fn(), onTakeBack: fn(), onOlder: fn(), onPredict: fn() },
  },
  decorators: [
    Story => (
      <WithPages>
        <div style={{ inlineSize: '21.5rem', maxInlineSize: '100%', blockSize: '37.5rem' }}>
          <Story />
        </div>
      </WithPages>
    ),
  ],
} satisfies Meta<typeof RoomView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Talk: Story = {
  name: '发言、回复、复制',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByText('第 5 句'));
    await userEvent.click(await canvas.findByRole('button', { name: 'z***6 的消息的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '回复' }));
    const field = canvas.getByRole('textbox', { name: '消息' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '好球{Shift>}{Enter}{/Shift}再来{Enter}');
    await expect(args.onSay).toHaveBeenCalledWith({
      msg: '好球\n再来',
      replyTo: { id: '15', name: 'z***6', msg: '第 5 句' },
      slip: undefined,
    });
    await expect(field).toHaveValue('');
    await expect(canvas.queryByText(/^回复 z/)).toBeNull();
  },
};

const kinds = sampleRoom(
  [
    sampleMessage(1, { name: '', grade: 0, msg: '我是游客，只看看' }),
    sampleMessage(2, { isModerator: true, msg: '欢迎来到直播间' }),
    sampleMessage(3, { msg: '', isWithdrawn: true }),
    sampleMessage(4, {
      msg: `${'这一句很长很长'.repeat(20)} https://evil.example/${'a'.repeat(60)}`,
    }),
    sampleMessage(5, { clientId: 'c5', msg: '自己说的' }),
    sampleMessage(6, { replyTo: { id: '15', name: 'w***2', msg: '自己说的' }, msg: '同意' }),
    sampleMessage(7, { slip: '7K3M9PQ2XAB', msg: '跟这张' }),
  ],
  {
    events: [
      { kind: 'join', key: 'j', after: '3', told: { rid: 'lobby', name: 'z***6', grade: 7 } },
      {
        kind: 'gift',
        key: 'g',
        after: '6',
        told: { rid: 'lobby', name: 'w***2', gift: '周礼金', amount: '88.00', at: evening },
      },
      { kind: 'score', key: 's', after: '12', told: { rid: 'lobby', home: 2, away: 1, at: evening } },
    ],
    own: [
      { clientId: 'a', msg: '在路上的', at: evening, state: 'sending' },
      { clientId: 'b', msg: '加我微信 abc', at: evening, state: 'contact' },
      { clientId: 'c', msg: '断线时说的', at: evening, state: 'not-sent' },
    ],
    status: { ...sampleStatus, pinned: '文明观赛，理性投注。' },
  },
);
export const EveryRow: Story = {
  name: '各种消息',
  args: { ...shown(kinds), blockedCount: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/evil\.example/)).toBeVisible();
    // No link in a text lives; the card of a slip is one of ours.
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('不能发联系方式，请删去后再发')).toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('button', { name: '重新编辑' })[0] as HTMLElement);
    await expect(args.onTakeBack).toHaveBeenCalledWith('b');
    await userEvent.click(canvas.getByRole('button', { name: '全部恢复' }));
    await expect(args.actions.unblockAll).toHaveBeenCalled();
  },
};
export const Traditional: Story = { ...EveryRow, name: '繁體', globals: { locale: 'zh-TW' }, play: undefined };
export const OnPhone: Story = { ...EveryRow, name: '手机上的各种消息', globals: { width: '390' }, play: undefined };

export const Unread: Story = {
  name: '未读从这里开始',
  args: shown(sampleRoom(talk, { unreadAfter: '9' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('以下是未读消息')).toBeInTheDocument();
  },
};
export const Empty: Story = { name: '还没有人发言', args: shown(sampleRoom([])) };
export const Entering: Story = {
  name: '进入中',
  args: { room: undefined, rows: [], standing: { at: 'connecting' } },
};
export const Moderator: Story = {
  name: '管理员：撤回与禁言',
  args: {
    actions: {
      isModerator: true,
      ...{ copy: fn(), report: fn(), block: fn(), withdraw: fn(), mute: fn(), unblockAll: fn() },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByText('第 6 句'));
    await userEvent.click(await canvas.findByRole('button', { name: 'l***8 的消息的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '禁言 60 分钟' }));
    await expect(args.actions.mute).toHaveBeenCalledWith(talk[5], 60);
  },
};
export const ByKeyboard: Story = {
  name: '只用键盘',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('log')).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect(document.activeElement).toHaveTextContent('第 5 句');
    await expect(await canvas.findByRole('button', { name: 'z***6 的消息的操作' })).toBeVisible();
  },
};

export const Cut: Story = { name: '已断开', args: { standing: { at: 'cut', until: evening + 5_000 } } };
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
export const Muted: Story = { name: '被禁言', args: { standing: { at: 'muted', until: evening, reason: '刷屏' } } };
export const RoomMuted: Story = { name: '全员禁言', args: { standing: { at: 'readers-only' } } };
export const Grade: Story = { name: '等级不够', args: { standing: { at: 'grade', least: 3 } } };
export const NoRoom: Story = { name: '没有聊天室', args: { standing: { at: 'no-room' } } };
export const Destroyed: Story = { name: '聊天室已关闭', args: { standing: { at: 'destroyed', reason: '比赛已结束' } } };
export const SessionEnded: Story = { name: '登录已失效', args: { standing: { at: 'ended', why: 'session-ended' } } };

export const Poll: Story = {
  name: '比分竞猜',
  args: shown(sampleRoom(talk, { poll: samplePoll })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提交' }));
    await expect(args.onPredict).toHaveBeenCalledWith(0, 0);
  },
};
export const PollAnswered: Story = {
  name: '比分竞猜：已参与',
  args: shown(sampleRoom(talk, { poll: { ...samplePoll, own: { home: 2, away: 1 } } })),
};
export const PollOver: Story = {
  name: '比分竞猜：有结果',
  args: shown(
    sampleRoom(talk, {
      poll: { ...samplePoll, isClosed: true, own: { home: 2, away: 1 }, result: { home: 2, away: 1 } },
    }),
  ),
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
