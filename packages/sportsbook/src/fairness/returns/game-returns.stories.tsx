import { failureText } from '@lobby/api-client/request';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type GameReturn, GameReturnsView } from './game-returns.view.tsx';

const within94: GameReturn['all'] = {
  rounds: 128_400,
  staked: '256800',
  returned: '241905.6',
  percent: '94.20',
  from: '91.15',
  to: '97.65',
  verdict: 'within',
};
const few: GameReturn['all'] = {
  rounds: 212,
  staked: '424',
  returned: '101.2',
  percent: '23.87',
  from: '0.00',
  to: '173.10',
  verdict: 'few',
};
const none = {
  rounds: 0,
  staked: '0',
  returned: '0',
  percent: '',
  from: '',
  to: '',
  verdict: 'few',
} as const;

const lantern: GameReturn = {
  ...{ channelCode: 'JXDZ', venueName: '锦绣电子', gameCode: 'lantern-fair', name: '花灯夜市' },
  ...{ returnPercent: '94.40', days30: few, all: within94 },
};
const returns: GameReturn[] = [
  lantern,
  { ...lantern, gameCode: 'tea-house', name: '老茶馆', days30: none, all: none },
  {
    ...lantern,
    gameCode: 'salt-road',
    name: '盐道',
    all: { ...within94, percent: '89.02', verdict: 'below' },
  },
];

const meta = {
  title: '页面/公平性验证/游戏返还率',
  component: GameReturnsView,
  parameters: {
    docs: { description: { component: '每款游戏按规则应返多少，实际返了多少，差别能不能用运气解释。' } },
    house: { path: '/fairness' },
  },
  args: { returns, failure: undefined, isAsking: false, onRetry: fn() },
} satisfies Meta<typeof GameReturnsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Returns: Story = {
  name: '在区间内、局数不够、没有投注与区间之外',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('94.20%', {}, patient))[0]).toHaveTextContent(
      '128,400 局 · 区间 91.15%–97.65% · 在运气能解释的范围内',
    );
    await expect(canvas.getAllByText('还没有投注')).toHaveLength(2);
    await expect(canvas.getByText('89.02%').closest('dd')).toHaveTextContent('低于这个范围，正在查明原因');
  },
};
export const Waiting: Story = { name: '加载中', args: { returns: undefined, isAsking: true } };
export const Failed: Story = {
  name: '加载失败',
  args: { returns: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(failureText({ kind: 'offline' }, 'zh-CN'), {}, patient),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
