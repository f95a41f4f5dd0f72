import { Ticket } from '@lobby/ui-kit/ticket';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SharedPick } from './read-shared-slip.ts';
import { SharedSlipView } from './shared-slip.view.tsx';

const match = { league: '英超', kickoff: Date.UTC(2026, 10, 28, 14), live: true, score: '1:2' };
const handicap: SharedPick = {
  ...{ wtype: 'RE', rtype: 'REC', gtype: 'FT', line: '0.5', strong: 'C', teamH: '富勒姆', teamC: '伯恩利' },
  before: { price: { format: 'H', odds: '0.90' }, line: '0.5', strong: 'C' },
  match,
  offer: { kind: 'open', price: { kind: 'pair', home: '0.94', away: '0.96', side: 'C' } },
};
const over: SharedPick = {
  ...{ wtype: 'OU', rtype: 'OUC', gtype: 'FT', line: '2.5 / 3', strong: '' },
  ...{ teamH: '那不勒斯', teamC: '尤文特斯' },
  before: { price: { format: 'H', odds: '0.98' }, line: '2.5 / 3', strong: '' },
  match: { ...match, league: '西甲', live: false, score: '' },
  offer: { kind: 'open', price: { kind: 'pair', home: '0.94', away: '0.94', side: 'C' } },
};
const shut: SharedPick = { ...handicap, offer: { kind: 'shut' } };
const gone: SharedPick = {
  ...{ wtype: 'M', rtype: 'MH', gtype: 'FT', line: '', strong: '', teamH: '拜仁慕尼黑', teamC: '多特蒙德' },
  before: { price: { format: 'E', odds: '1.85' }, line: '', strong: '' },
  offer: { kind: 'gone' },
};
const long: SharedPick = {
  ...{ wtype: 'RE', rtype: 'REH', gtype: 'FT', line: '0.5 / 1', strong: 'H' },
  before: { price: { format: 'H', odds: '0.98' }, line: '0.5', strong: 'H' },
  ...{ teamH: '斯特拉斯堡皇家北部流浪者女子足球俱乐部', teamC: '布拉德福城（北方流浪者）' },
  match: { ...match, league: '中北美洲及加勒比海足球甲等第三回合' },
  offer: { kind: 'open', price: { kind: 'pair', home: '0.88', away: '1.00', side: 'H' } },
};

const meta = {
  title: '投注/分享的投注单',
  component: SharedSlipView,
  parameters: {
    docs: {
      description: {
        component: '聊天室里一张分享的投注单：选项和现在的赔率。收起时高度固定，展开后全部可见。',
      },
    },
  },
  args: {
    slip: { kind: 'picks', form: 'series', sizes: [], picks: [handicap, over] },
    at: Date.UTC(2026, 10, 28, 12, 41),
    format: 'H',
    onAgain: fn(),
  },
  decorators: [
    Story => (
      // Safe: the height that the card of a chat room gives.
      <div style={{ inlineSize: '17.5rem', '--shared-slip-height': '7.25rem' } as CSSProperties}>
        <Ticket foot="7K3M9">
          <Story />
        </Ticket>
      </div>
    ),
  ],
} satisfies Meta<typeof SharedSlipView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '两项串关',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('串关 2串1 · 20:41 赔率')).toBeVisible();
    await expect(canvas.getByText('伯恩利')).toBeVisible();
    await expect(canvas.getByText('-0.5')).toBeVisible();
    await expect(canvas.getByText('赔率 0.96，香港盘')).toBeInTheDocument();
    await expect(canvas.getByRole('img', { name: '比分享时高' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '比分享时低' })).toBeVisible();
    await expect(canvas.getByText('滚球 1:2')).toBeVisible();
  },
};
export const OtherLine: Story = {
  name: '盘口已变：不比较赔率',
  args: {
    slip: {
      ...{ kind: 'picks', form: 'single', sizes: [] },
      picks: [{ ...handicap, before: { ...handicap.before, line: '0.5 / 1' } }],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('原盘口 -0.5/1')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Single: Story = {
  name: '单注：多一行说明',
  args: { slip: { kind: 'picks', form: 'single', sizes: [], picks: [over] } },
};
export const OneShut: Story = {
  name: '一项暂停，一项已不接受',
  args: { slip: { kind: 'picks', form: 'several', sizes: [], picks: [shut, gone] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('盘口暂停')).toBeVisible();
    await expect(canvas.getByText('已不接受投注')).toBeVisible();
  },
};
export const Systems: Story = {
  name: '组合，展开后是全部',
  args: {
    slip: { kind: 'picks', form: 'systems', sizes: [[2, 3]], picks: [handicap, over, gone] },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
    const button = canvas.getByRole('button', { name: '全部 3 项' });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: '收起' })).toHaveFocus();
  },
};
export const LongNames: Story = {
  name: '长名称：收起',
  args: { slip: { kind: 'picks', form: 'several', sizes: [], picks: [long, long] } },
};
export const LongNamesUnfolded: Story = {
  ...LongNames,
  name: '长名称：展开',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '展开' }));
  },
};
export const Combination: Story = {
  name: '同场串关：加入后才有赔率',
  args: {
    slip: {
      ...{ kind: 'picks', form: 'single', sizes: [] },
      picks: [{ ...handicap, wtype: 'SM', rtype: 'M:MH+OU:OUC@2.5', line: '', offer: { kind: 'unpriced' } }],
    },
  },
};
export const Expired: Story = {
  name: '已失效',
  args: { slip: { kind: 'unknown' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/投注单已失效/)).toBeVisible();
  },
};
export const OtherSite: Story = { name: '其他站点的', args: { slip: { kind: 'other-site' } } };
export const Failed: Story = {
  name: '没能载入，可以重试',
  args: { slip: { kind: 'failure', failure: { kind: 'offline' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onAgain).toHaveBeenCalled();
  },
};
export const Traditional: Story = { ...Systems, name: '繁體', globals: { locale: 'zh-TW' }, play: undefined };
