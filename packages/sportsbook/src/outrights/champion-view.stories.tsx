import type { WireOutright } from '@lobby/api-client/contract/game/outrights';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { beMember } from '../testing/be-member.ts';
import { countsOf } from '../testing/sample-counts.ts';
import { wireOutright, wireSeason, withRunners } from '../testing/sample-outrights.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { ChampionView } from './champion-view.tsx';

interface StageProps {
  answer: FakeAnswer;
  outrights: readonly WireOutright[];
  show?: 'today' | 'early';
  onGo: () => void;
}

function Centre({ answer, outrights, show = 'today', onGo }: StageProps) {
  const counts = {
    bySport: countsOf({ FT: { live: 7, today: 27, early: 60 }, VF: { live: 1, today: 10, early: 0 } }),
    leagues: [],
    champions: { today: 2, early: 6 },
  };
  return (
    <SportsbookStage answer={answer} outrights={outrights}>
      {() => (
        <ChampionView
          query={{ sport: 'FS', show, date: '', match: '', onlyFavourites: false }}
          counts={counts}
          onGo={onGo}
        />
      )}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/冠军盘口',
  component: Centre,
  args: { answer: [], outrights: [wireOutright()], onGo: fn() },
  parameters: {
    docs: { description: { component: '一轮或一晚比赛中进球最多的球队：所有球队与赔率，赔率随比赛更新。' } },
    house: { path: '/game/sport/crty?sport=FS' },
  },
} satisfies Meta<typeof Centre>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeTheRound: Story = {
  name: '开赛前，热门在前，选中再取消',
  beforeEach: beMember,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = await canvas.findByRole('button', { name: /，山海城，赔率 6.00/ }, patient);
    await expect(canvas.getAllByRole('listitem').filter(item => item.textContent?.includes('6.00'))[0]).toBe(
      price.closest('li'),
    );
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(price);
    await expect(price).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Chances: Story = {
  name: '赔率变过的球队有夺冠机会的走势',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = /^夺冠机会走势：赔率由 9.60 变为 6.00，最低 6.00，最高 9.60/;
    const shorter = await canvas.findAllByRole('img', { name: line }, patient);
    const favourite = shorter[0]?.closest('li');
    await expect(favourite).toHaveTextContent('山海城');
    const unmoved = canvas.getByText('高原').closest('li');
    await expect(within(unmoved as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const UnderWay: Story = {
  name: '进行中：进球数、比赛取消的球队没有赔率',
  args: {
    outrights: [
      withRunners((_, at) =>
        at < 4
          ? { state: 'over', goals: String(at), ioratio: at < 2 ? '' : '4.50' }
          : at < 8
            ? { state: 'live', goals: '1' }
            : at < 10
              ? { state: 'void', ioratio: '' }
              : {},
      ),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('进行中 1 球', {}, patient);
    await expect(canvas.getAllByText('比赛取消')).toHaveLength(2);
  },
};

export const Season: Story = {
  name: '赛季冠军在各自的运动之下，写明胜场与正在比赛的球队',
  args: { outrights: [wireSeason(), wireOutright()] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const season = await canvas.findByRole('region', { name: '篮球' }, patient);
    await expect(within(season).getByRole('heading', { name: '篮球' })).toBeVisible();
    await within(season).findByText(/赛季结束时依胜率排名/, undefined, patient);
    const leader = within(season).getByText('山海城').closest('li');
    await expect(leader).toHaveTextContent('比赛中，已胜 14 场');
    await expect(within(season).getByText('高原').closest('li')).toHaveTextContent('已胜 7 场');
  },
};
export const SeasonOnPhone: Story = { ...Season, name: '手机：赛季冠军', globals: { width: '390' } };

export const Suspended: Story = {
  name: '暂停投注',
  args: { outrights: [{ ...withRunners(() => ({ ioratio: '' })), gopen: 'N' }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('暂停投注', {}, patient);
  },
};

export const Decided: Story = {
  name: '已有赛果，两队并列',
  args: {
    outrights: [
      {
        ...withRunners((_, at) => ({
          state: at === 15 ? 'void' : 'over',
          goals: at === 15 ? '' : String(at === 4 || at === 9 ? 5 : at % 4),
          result: at === 15 ? 'D' : at === 4 || at === 9 ? 'W' : 'L',
          ioratio: '',
        })),
        gopen: 'N',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('未获胜', {}, patient);
    const champions = canvas.getAllByRole('listitem').filter(item => item.textContent?.endsWith('冠军'));
    await expect(champions).toEqual(canvas.getAllByRole('listitem').slice(0, 2));
    // The line of a champion stays; one whose match was cancelled had no chance.
    await within(champions[0] as HTMLElement).findByRole('img', { name: /^夺冠机会走势/ }, patient);
    const cancelled = canvas.getAllByRole('listitem').find(item => item.textContent?.includes('比赛取消'));
    await expect(within(cancelled as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongNames: Story = {
  name: '长名字',
  args: {
    outrights: [
      {
        ...withRunners((_, at) => (at % 3 ? {} : { teams: '山海之城白沙河口足球同好高原分部' })),
        teamsname: '11月21日至次日清晨 各大城市杯最多入球之王',
        league: '星河杯及山海杯',
      },
    ],
  },
};

export const Folded: Story = {
  name: '收起一项',
  args: {
    outrights: [wireOutright(), wireOutright({ gid: '81863001', teamsname: '第13期 入球王' })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = within(await canvas.findByRole('heading', { name: /第12期/ }, patient)).getByRole('button');
    await userEvent.click(head);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByText('北辰')[0]).not.toBeVisible();
  },
};

export const Early: Story = { name: '早盘暂无', args: { outrights: [], show: 'early' } };

export const Waiting: Story = { name: '加载中', args: { answer: 'waiting' } };

export const Failed: Story = { name: '加载失败', args: { answer: { kind: 'offline' } } };
