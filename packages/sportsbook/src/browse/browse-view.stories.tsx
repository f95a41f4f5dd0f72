import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Counts } from '../feed/counts-feed.ts';
import { useListChoices } from '../list/use-list-choices.ts';
import { type BrowseQuery, matchQueryOf, useBrowseQuery } from '../query/use-browse-query.ts';
import { readListMemory, type ViewedMatch } from '../remembered/list-memory.ts';
import { beMember } from '../testing/be-member.ts';
import { likes } from '../testing/likes.ts';
import { markFavourites } from '../testing/mark-favourites.ts';
import { countsOf } from '../testing/sample-counts.ts';
import { basketballGame, gamesToCome, liveGames } from '../testing/sample-games.ts';
import { tennisGame } from '../testing/sample-sets.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { BrowseView } from './browse-view.tsx';

const counts: Counts = {
  bySport: countsOf({ FT: { live: 7, today: 27, early: 60 }, VF: { live: 1, today: 10, early: 0 } }),
  leagues: [
    { sport: 'FT', id: 'EPL', name: '英超', count: 3, quick: true },
    { sport: 'FT', id: 'LIGA', name: '西甲', count: 2, quick: true },
    { sport: 'FT', id: 'CSL', name: '中超', count: 2, quick: true },
  ],
};

function Centre({ answer, query }: { answer: FakeAnswer; query?: Partial<BrowseQuery> }) {
  const [read, go] = useBrowseQuery();
  const shown = { ...read, ...query };
  const choices = useListChoices(shown);
  return (
    <SportsbookStage answer={answer}>
      {() => (
        <BrowseView
          query={matchQueryOf(shown)}
          counts={counts}
          choices={choices}
          onGo={go}
          onResults={() => {}}
        />
      )}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/赛事列表',
  component: Centre,
  args: { answer: liveGames() },
  parameters: {
    docs: { description: { component: '体育中心的主列表：滚球、今日、早盘，按联赛分组，赔率随时更新。' } },
    house: { path: '/game/sport/crty' },
  },
} satisfies Meta<typeof Centre>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '滚球',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('斯托克城', {}, patient);
    await expect(canvas.getByRole('button', { name: /^英超/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('img', { name: /^角球/ })).toHaveLength(2);
  },
};

export const Early: Story = {
  name: '早盘，可选日期',
  args: { answer: gamesToCome(), query: { show: 'early' } },
};

export const AllSports: Story = {
  name: '全部运动，按运动分组',
  args: {
    answer: [
      ...liveGames(),
      basketballGame({ ecid: 'bk1', gid: 'bk1' }),
      tennisGame({ ecid: 'tn1', gid: 'tn1' }),
    ],
    query: { sport: 'ALL' },
  },
  play: async ({ canvas }) => {
    const football = await canvas.findByRole('link', { name: '足球 7' }, patient);
    await expect(football).toHaveAttribute('href', '/game/sport/crty');
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/英超/);
    await expect(canvas.queryByRole('radio', { name: '主要盘口' })).toBeNull();
  },
};
export const AllSportsPhone: Story = {
  ...AllSports,
  name: '全部运动，手机',
  globals: { width: '390' },
};

export const Malay: Story = {
  name: '马来盘，负数赔率',
  parameters: {
    house: { path: '/game/sport/crty' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('富勒姆', {}, patient);
    await userEvent.click(canvas.getByRole('combobox', { name: '赔率格式' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '马来盘' }, patient));
    await canvas.findAllByText(/^-0\.\d\d$/, {}, patient);
  },
};

export const CollapsedLeague: Story = {
  name: '收起一个联赛',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^英超/ }, patient));
    await expect(canvas.queryByText('富勒姆')).toBeNull();
    await canvas.findByText('那不勒斯', {}, patient);
  },
};

export const PricePicked: Story = {
  name: '选中一个赔率，再点取消',
  beforeEach: beMember,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = (await canvas.findAllByRole('button', { name: /富勒姆 对 伯恩利，全场让球/ }, patient))[0]!;
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
};

export const NothingFound: Story = {
  name: '搜索无结果，一键清除',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('searchbox', {}, patient), '没有这支球队');
    await canvas.findByText('没有找到“没有这支球队”', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: '清除筛选' }));
    await canvas.findByText('富勒姆', {}, patient);
  },
};

export const PhoneOptions: Story = {
  name: '手机：搜索与列表选项收在一个按钮里',
  globals: { width: '390' },
  play: async ({ canvas }) => {
    await canvas.findByText('富勒姆', {}, patient);
    const unfold = await canvas.findByRole('button', { name: '搜索与列表选项' }, patient);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await canvas.findByRole('searchbox', {}, patient), '利物浦');
    await waitFor(() => expect(canvas.queryByText('富勒姆')).toBeNull(), patient);
    await expect(canvas.getByRole('combobox', { name: '排序' })).toHaveTextContent('按时间');
    await userEvent.click(unfold);
    await expect(canvas.getByRole('button', { name: '搜索与列表选项 利物浦' })).toHaveTextContent('利物浦');
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneLine: Story = {
  name: '单行，记住选择',
  play: async ({ canvas }) => {
    await canvas.findByText('富勒姆', {}, patient);
    await userEvent.click(canvas.getByRole('combobox', { name: '列表样式' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: '单行' }, patient));
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: '赛事列表' })).toHaveAttribute('data-density', 'one-line'),
    );
    await expect(readListMemory('').density).toBe('one-line');
    await expect(canvas.queryByText('半场 让球')).toBeNull();
  },
};

export const Compact: Story = { name: '双行紧凑', beforeEach: () => likes({ density: 'compact' }) };
export const CompactPhone: Story = {
  name: '双行紧凑，手机',
  beforeEach: () => likes({ density: 'compact' }),
  globals: { width: '360' },
};

export const MarkedLeague: Story = {
  name: '收藏的联赛排在最前',
  play: async ({ canvas }) => {
    const heads = () =>
      canvas.getAllByRole('button', { name: /场比赛$/ }).map(head => head.getAttribute('aria-label'));
    const mark = await canvas.findByRole('button', { name: '收藏联赛 中超' }, patient);
    await expect(heads()[0]).not.toMatch(/^中超/);
    await userEvent.click(mark);
    await waitFor(() => expect(heads()[0]).toMatch(/^中超/));
    await expect(canvas.getByRole('button', { name: '收藏联赛 中超' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

const viewed = (ecid: string, home: string, away: string): ViewedMatch => ({
  ...{ ecid, sport: 'FT', kickoff: 1_795_800_000_000, home, away, locale: 'zh-CN' },
});

export const Viewed: Story = {
  name: '最近浏览，可清除',
  beforeEach: () => likes({ viewed: [viewed('1', '利物浦', '曼城'), viewed('2', '富勒姆', '伯恩利')] }),
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('navigation', { name: '最近浏览' }, patient));
    await expect(strip.getByRole('link', { name: '利物浦 对 曼城' })).toHaveAttribute(
      'href',
      expect.stringContaining('match=1'),
    );
    await userEvent.click(strip.getByRole('button', { name: '清除最近浏览' }));
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: '最近浏览' })).toBeNull());
  },
};

export const LeagueFilter: Story = {
  name: '联赛筛选',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('富勒姆', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: /联赛筛选/ }));
    const dialog = within(await within(document.body).findByRole('dialog', {}, patient));
    const offered = dialog.getAllByRole('checkbox').length;
    const all = dialog.getByRole('button', { name: '全选' });
    await expect(all).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: '反选' }));
    await userEvent.click(all);
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(offered);
    // Whoever works with the keyboard is not thrown out of the dialog by what they pressed.
    await expect(all).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: '反选' }));
    await expect(dialog.getByRole('button', { name: /确定/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByText(/中超/));
    await expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await expect(dialog.getByRole('status')).toHaveTextContent(`已选 1 / ${offered} 个联赛`);
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await canvas.findByText('上海海港', {}, patient);
    await expect(canvas.queryByText('富勒姆')).toBeNull();
  },
};

const onlyFavourites = { house: { path: '/game/sport/crty?fav=1' } };

export const OnlyFavourites: Story = {
  name: '只看收藏；取消收藏的一场留在原处',
  parameters: onlyFavourites,
  beforeEach: () => markFavourites('e0', 'e3'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const star = await canvas.findByRole('button', { name: '收藏 富勒姆 对 伯恩利' }, patient);
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(star);
    const chip = canvas.getByRole('button', { name: '只看收藏，1 场' });
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(chip);
    await canvas.findByText('利物浦', {}, patient);
    await userEvent.click(chip);
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const FavouritesSearched: Story = {
  name: '只看收藏时搜索，没有就清除筛选',
  parameters: onlyFavourites,
  beforeEach: () => markFavourites('e0', 'e3'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('富勒姆', {}, patient);
    await userEvent.type(canvas.getByRole('searchbox'), '利物浦');
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }, patient));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2), patient);
  },
};

export const NoFavourites: Story = {
  name: '还没有收藏，回到全部比赛',
  parameters: onlyFavourites,
  beforeEach: () => markFavourites(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看全部比赛' }, patient));
    await canvas.findByText('富勒姆', {}, patient);
  },
};

export const Empty: Story = { name: '暂无比赛', args: { answer: [] } };

export const Waiting: Story = { name: '加载中', args: { answer: 'waiting' } };

export const Failed: Story = { name: '加载失败', args: { answer: { kind: 'offline' } } };
