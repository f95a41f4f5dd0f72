import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleFeatures, sampleGames } from '../testing/sample-games.ts';
import { sampleVenue } from '../testing/sample-venues.ts';
import type { Game } from '../venue-types.ts';
import { ownPictures } from './game-art.tsx';
import { firstChoice } from './game-choice.ts';
import { GamesView } from './games.view.tsx';

const meta = {
  title: '页面/游戏列表',
  component: GamesView,
  parameters: {
    docs: { description: { component: '电子与捕鱼的游戏：按场馆、分类、搜索、返还率、波动与玩法挑选。' } },
  },
  args: {
    category: 'DZ',
    games: sampleGames,
    total: sampleGames.length,
    features: sampleFeatures,
    isLate: false,
    more: undefined,
    venues: [sampleVenue(), sampleVenue({ channelCode: 'QTDZ', name: '琼台' })],
    choice: firstChoice,
    pools: new Map([['JXDZ game-3', { amount: '12680.50', perSecond: '0', at: 0 }]]),
    failure: undefined,
    isRetrying: false,
    onChoice: fn(),
    onRetry: fn(),
    onPlay: fn(),
    onTry: fn(),
    onFavourite: fn(),
  },
} satisfies Meta<typeof GamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: '全部：开始、试玩、收藏',
  play: async ({ args }) => {
    const lion = expect.objectContaining({ gameCode: 'game-1' });
    await userEvent.click(await screen.findByRole('button', { name: '开始狮子戏珠' }));
    expect(args.onPlay).toHaveBeenCalledWith(lion);
    await userEvent.click(screen.getByRole('button', { name: '试玩狮子戏珠' }));
    expect(args.onTry).toHaveBeenCalledWith(lion);
    await userEvent.click(screen.getByRole('button', { name: '收藏狮子戏珠' }));
    expect(args.onFavourite).toHaveBeenCalledWith(lion);
    expect(screen.getByRole('button', { name: '取消收藏星际连线' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: '试玩北斗' })).toBeNull();
    expect(screen.getByText(/^累积奖池/)).toHaveTextContent('¥12,680.5');
  },
};
export const Chosen: Story = {
  name: '挑选：写进地址',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('tab', { name: '琼台' }));
    expect(args.onChoice).toHaveBeenLastCalledWith({ ...firstChoice, venue: 'QTDZ' });
    await userEvent.click(screen.getByRole('radio', { name: '热门' }));
    expect(args.onChoice).toHaveBeenLastCalledWith({ ...firstChoice, show: 'hot' });
    await userEvent.type(screen.getByRole('searchbox', { name: '搜索游戏' }), 's');
    expect(args.onChoice).toHaveBeenLastCalledWith({ ...firstChoice, search: 's' });
  },
};
export const Maintenance: Story = {
  name: '一个场馆维护中：它的游戏没有入口',
  args: {
    venues: [sampleVenue({ state: 'maintenance' }), sampleVenue({ channelCode: 'QTDZ', name: '琼台' })],
  },
  play: async () => {
    expect(await screen.findByRole('button', { name: '开始北斗' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '开始狮子戏珠' })).toBeNull();
  },
};
const manyGames: readonly Game[] = Array.from({ length: 960 }, (_, at) => ({
  ...sampleGames[at % sampleGames.length]!,
  gameCode: `game-${at}`,
  name: `游戏 ${at}`,
}));
export const Many: Story = {
  name: '许多游戏：只画看得见的',
  args: { games: manyGames, total: 5_000 },
  play: async () => {
    expect(await screen.findByText('5000 款游戏')).toBeVisible();
    const grid = screen.getByRole('region', { name: '电子游戏' });
    await waitFor(() => expect(within(grid).getAllByRole('article').length).toBeGreaterThan(3));
    expect(within(grid).getAllByRole('article').length).toBeLessThan(120);
  },
};
export const More: Story = {
  name: '到底之前取下一批',
  args: {
    games: manyGames.slice(0, 4),
    total: 5_000,
    more: { after: 4, isBusy: false, hasFailed: false, onMore: fn() },
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.more?.onMore).toHaveBeenCalled());
  },
};
export const MoreFailed: Story = {
  name: '下一批没有取到：按了再取',
  args: {
    games: manyGames.slice(0, 4),
    total: 5_000,
    more: { after: 4, isBusy: false, hasFailed: true, onMore: fn() },
  },
  play: async ({ args }) => {
    expect(await screen.findByRole('alert')).toHaveTextContent('游戏没有读取成功');
    expect(args.more?.onMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '显示更多游戏' }));
    expect(args.more?.onMore).toHaveBeenCalledOnce();
  },
};
export const Late: Story = {
  name: '换了条件：先前的游戏变淡，写着正在读取',
  args: { isLate: true, choice: { ...firstChoice, search: '狮' } },
  play: async () => {
    expect(await screen.findByText('正在读取游戏')).toHaveAttribute('role', 'status');
  },
};
export const Drawn: Story = {
  name: '演示的每款游戏各有图画，奖池写在卡上',
  args: {
    games: Object.keys(ownPictures).map((gameCode, at) => ({
      ...sampleGames[at % sampleGames.length]!,
      gameCode,
      channelCode: 'JXDZ',
    })),
    pools: new Map([['JXDZ salt-road', { amount: '10234.56', perSecond: '0', at: 0 }]]),
  },
};
export const Fishing: Story = { name: '捕鱼', args: { category: 'BY' } };
export const NothingFound: Story = {
  name: '没有找到',
  args: { games: [], total: 0, choice: { ...firstChoice, search: 'zzz', venue: 'JXDZ' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '显示全部游戏' }));
    expect(args.onChoice).toHaveBeenCalledWith({ ...firstChoice, venue: 'JXDZ' });
  },
};
export const InPreparation: Story = {
  name: '正在筹备',
  args: { games: [], total: 0 },
  play: async () => {
    expect(await screen.findByText('正在筹备')).toBeVisible();
    expect(screen.queryByRole('button', { name: '显示全部游戏' })).toBeNull();
  },
};
export const NoFavourites: Story = {
  name: '还没有收藏',
  args: { games: [], total: 0, choice: { ...firstChoice, show: 'favourite' } },
};
export const NoRecent: Story = {
  name: '还没有玩过',
  args: { games: [], total: 0, choice: { ...firstChoice, show: 'recent' } },
};
export const Loading: Story = { name: '加载中', args: { games: undefined } };
export const Failed: Story = {
  name: '加载失败',
  args: { games: undefined, failure: { kind: 'timeout', afterMs: 30_000 } },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
