import { paths } from '@lobby/feature';
import { WithPages } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { everyEnd } from '../testing/sample-bets.ts';
import { tickets } from '../testing/sample-tickets.ts';
import { RecentBetsView } from './recent-bets.view.tsx';

const meta = {
  title: '页面/会员中心总览/最近投注',
  component: RecentBetsView,
  parameters: {
    house: { path: paths.mine.overview() },
    docs: { description: { component: '会员中心总览里的最近几张注单，以及查看全部的入口。' } },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  args: {
    bets: [...Object.values(tickets).slice(0, 2), ...everyEnd.slice(1, 4)],
    mayBet: true,
    failure: undefined,
    isBusy: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof RecentBetsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '有注单',
  play: async ({ canvasElement }) => {
    const bets = within(await within(canvasElement).findByRole('region', { name: '最近投注' }));
    await expect(bets.getAllByRole('listitem')).toHaveLength(5);
    await expect(bets.getByRole('link', { name: '全部记录' })).toHaveAttribute('href', '/mine/betRecord');
  },
};
export const Empty: Story = {
  name: '还没有投注',
  args: { bets: [] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: '去投注' })).toBeVisible();
  },
};
export const EmptyInPause: Story = {
  name: '还没有投注，暂停期间不请人投注',
  args: { bets: [], mayBet: false },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('还没有投注');
    await expect(within(canvasElement).queryByRole('link', { name: '去投注' })).toBeNull();
  },
};
export const Waiting: Story = { name: '加载中', args: { bets: undefined, isBusy: true } };
export const Offline: Story = {
  name: '断网',
  args: { bets: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
