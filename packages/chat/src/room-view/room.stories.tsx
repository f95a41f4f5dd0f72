import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { BesideMatch, roomArgs, sampleActions, shown, talk } from '../testing/room-args.tsx';
import { evening, sampleMessage, samplePoll, sampleRoom, sampleStatus } from '../testing/sample-room.ts';
import { RoomView } from './room.view.tsx';

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
export const Traditional: Story = {
  ...EveryRow,
  name: '繁體',
  globals: { locale: 'zh-TW' },
  play: undefined,
};
export const OnPhone: Story = {
  ...EveryRow,
  name: '手机上的各种消息',
  globals: { width: '390' },
  play: undefined,
};

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
export const Guest: Story = {
  name: '游客：可以看、复制和屏蔽',
  args: {
    standing: { at: 'login' },
    actions: sampleActions({ isMember: false, isModerator: false }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByText('第 6 句'));
    await userEvent.click(await canvas.findByRole('button', { name: 'l***8 的消息的操作' }));
    await expect(await screen.findByRole('menuitem', { name: '屏蔽此人' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: '举报' })).toBeNull();
  },
};
export const Terms: Story = {
  name: '聊天规则',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('聊天规则'));
    await expect(canvas.getByText('每条最多 200 字；别人只看到打码的名字')).toBeVisible();
  },
};
export const Moderator: Story = {
  name: '管理员：撤下与禁言',
  args: {
    actions: sampleActions({ isMember: true, isModerator: true }),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(await canvas.findByText('第 6 句'));
    await userEvent.click(await canvas.findByRole('button', { name: 'l***8 的消息的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '禁言 60 分钟' }));
    await expect(args.actions.mute).toHaveBeenCalledWith(talk[5], 60);
    await userEvent.click(await canvas.findByRole('button', { name: 'l***8 的消息的操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '备注' }));
    await expect(args.actions.notes).toHaveBeenCalledWith(talk[5]);
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

export const Poll: Story = {
  name: '比分竞猜',
  args: shown(sampleRoom(talk, { poll: samplePoll })),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '提交' }));
    await expect(args.onPredict).toHaveBeenCalledWith(0, 0);
  },
};
export const PollOfNobody: Story = {
  name: '比分竞猜：截止时没有人参与，不显示',
  args: shown(sampleRoom(talk, { poll: { ...samplePoll, answers: [], isClosed: true } })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('第 6 句')).toBeInTheDocument();
    await expect(canvas.queryByText('比分竞猜')).toBeNull();
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
