import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { owing } from '../testing/owing-story.ts';
import { sampleBalance, samplePurses, sampleRecycled, sampleTransfer } from '../testing/sample-purses.ts';
import { PursesView } from './purses.view.tsx';

const meta = {
  title: '页面/我的钱包',
  component: PursesView,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '总资产、冻结金额的去向、USDT 与各场馆的余额，一键回收。' } },
  },
  args: {
    all: samplePurses,
    balance: sampleBalance,
    failure: undefined,
    isStale: false,
    isRetrying: false,
    hidesZero: false,
    isAutoUnsaved: false,
    recycling: { step: 'idle' },
    onRetry: fn(),
    onHideZero: fn(),
    onRecycle: fn(),
    onRepeat: fn(),
    onAuto: fn(),
  },
} satisfies Meta<typeof PursesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Purses: Story = {
  name: '有余额、维护中与不是最新的场馆',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '一键回收' }));
    expect(args.onRecycle).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', { name: '隐藏零余额' }));
    expect(args.onHideZero).toHaveBeenCalledWith(true);
    expect(screen.getByText(/^每次进入场馆时，把可用余额转入一次/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: '进入场馆时自动转入' }));
    expect(args.onAuto).toHaveBeenCalledWith(true);
  },
};
export const Owed: Story = {
  name: '结算更正后有待扣回的金额',
  ...owing,
};
export const AutoUnsaved: Story = {
  name: '自动转入没有保存',
  args: { isAutoUnsaved: true },
  play: async () => {
    const box = await screen.findByRole('checkbox', { name: '进入场馆时自动转入' });
    expect(box).toHaveAccessibleDescription('修改没有得到确认，以现在显示的为准，可以再试一次。');
    expect(box).not.toBeChecked();
  },
};
export const Stale: Story = {
  name: '网络断开：旧金额，可以刷新',
  args: { isStale: true },
  play: async ({ args }) => {
    expect(await screen.findByText('网络不稳定，下面的金额可能不是最新的。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '刷新' }));
    expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const HidesZero: Story = {
  name: '隐藏零余额',
  args: { hidesZero: true },
  play: async () => {
    expect(await screen.findByText('天下')).toBeVisible();
    expect(screen.queryByText('深海')).toBeNull();
    expect(screen.queryByText('待扣回')).toBeNull();
  },
};
export const NothingAtVenues: Story = {
  name: '场馆都没有余额，全部隐藏',
  args: { hidesZero: true, all: { ...samplePurses, venues: [] } },
};
export const Recycling: Story = {
  name: '正在回收',
  args: { recycling: { step: 'sending', request: { operationId: 'op' } } },
};
export const Recycled: Story = {
  name: '回收了一部分：一笔在确认，一家维护',
  args: { recycling: { step: 'done', answer: sampleRecycled } },
};
export const RefusedByVenue: Story = {
  name: '一家场馆拒绝回收，一笔在确认',
  args: {
    recycling: {
      step: 'done',
      answer: {
        ...sampleRecycled,
        arrived: '0',
        transfers: [
          sampleTransfer({ ty: '2', state: 'refused' }),
          sampleTransfer({ transferNo: 'T2', ty: '2', name: '玉山', amount: '1000', state: 'unknown' }),
        ],
        left: [],
      },
    },
  },
  play: async () => {
    expect(await screen.findByText('天下的 ¥500 没有回收成功，资金仍在场馆，可以再试一次。')).toBeVisible();
    expect(screen.getAllByText(/正在确认，资金不会丢失/)).toHaveLength(1);
  },
};
export const RecycledForDebt: Story = {
  name: '回收的金额用于扣回',
  args: {
    recycling: {
      step: 'done',
      answer: { ...sampleRecycled, transfers: [sampleTransfer({ ty: '2', repaid: '500' })], left: [] },
    },
  },
  play: async () => {
    expect(await screen.findByText('其中 ¥500 已用于扣回待扣回的款项。')).toBeVisible();
  },
};
export const NothingToRecycle: Story = {
  name: '没有可以回收的',
  args: { recycling: { step: 'done', answer: { ...sampleRecycled, arrived: '0', transfers: [], left: [] } } },
};
export const Unknown: Story = {
  name: '回收结果未知',
  args: { recycling: { step: 'unknown', request: { operationId: 'op' }, tries: 2 } },
};
export const Refused: Story = {
  name: '回收没有成功',
  args: { recycling: { step: 'idle', failure: refused('system-busy') } },
};
export const Loading: Story = { name: '加载中', args: { all: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { all: undefined, failure: refused('system-busy') },
};
