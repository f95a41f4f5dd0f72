import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { owing } from '../../testing/owing-story.ts';
import { samplePurses, sampleRecycled, sampleTransfer } from '../../testing/sample-purses.ts';
import { PurseListView } from './purse-list.view.tsx';

const meta = {
  title: '页面/钱包列表',
  component: PurseListView,
  parameters: {
    docs: { description: { component: '页头余额下的钱包列表：哪里有钱，一键转回中心钱包。' } },
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: '19rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    all: samplePurses,
    usdt: '139.380926',
    failure: undefined,
    isRetrying: false,
    isHidden: false,
    recycling: { step: 'idle' },
    home: { step: 'idle' },
    onRetry: fn(),
    onRecycle: fn(),
    onHome: fn(),
    onRepeat: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof PurseListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purses: Story = {
  name: '两个场馆有余额',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '转回天下的余额' }));
    expect(args.onHome).toHaveBeenCalledWith(expect.objectContaining({ channelCode: 'JXDZ' }));
    await userEvent.click(screen.getByRole('button', { name: '一键回收' }));
    expect(args.onRecycle).toHaveBeenCalled();
    expect(screen.queryByText('深海')).toBeNull();
  },
};
export const Hidden: Story = { name: '余额已隐藏', args: { isHidden: true } };
export const Owed: Story = {
  name: '有待扣回的金额',
  ...owing,
};
export const Maintenance: Story = {
  name: '有余额的场馆在维护',
  args: {
    all: {
      ...samplePurses,
      venues: samplePurses.venues.map(venue => ({ ...venue, state: 'maintenance', balance: '88' })),
    },
  },
};
export const Empty: Story = { name: '场馆没有余额', args: { all: { ...samplePurses, venues: [] } } };
export const Moving: Story = {
  name: '正在转回',
  args: { home: { step: 'sending', request: { channelCode: 'JXDZ', operationId: 'op' } } },
};
export const Home: Story = { name: '已转回', args: { home: { step: 'done', answer: sampleTransfer() } } };
export const HomeForDebt: Story = {
  name: '已转回，用于扣回',
  args: { home: { step: 'done', answer: sampleTransfer({ repaid: '500' }) } },
  play: async () => {
    expect(await screen.findByText('其中 ¥500 已用于扣回待扣回的款项。')).toBeVisible();
  },
};
export const Confirming: Story = {
  name: '转回在确认',
  args: { home: { step: 'done', answer: sampleTransfer({ state: 'unknown' }) } },
};
export const Unknown: Story = {
  name: '转回结果未知',
  args: { home: { step: 'unknown', request: { channelCode: 'JXDZ', operationId: 'op' }, tries: 2 } },
};
export const Refused: Story = {
  name: '转回被拒绝',
  args: { home: { step: 'idle', failure: refused('system-busy') } },
};
export const Recycled: Story = {
  name: '回收了一部分',
  args: { recycling: { step: 'done', answer: sampleRecycled } },
};
export const Loading: Story = { name: '加载中', args: { all: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { all: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(args.onRetry).toHaveBeenCalled();
  },
};
