import type { CallSportsbook } from '@lobby/api/endpoints/sportsbook';
import type { WireResult, WireStanding } from '@lobby/api-client/contract/game/results';
import type { ApiFailure } from '@lobby/api-client/request';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { createBoard } from '../feed/board.ts';
import { type Sportsbook, SportsbookContext } from '../state/sportsbook-context.ts';
import { firstResults, type ResultsQuery } from './results-query.ts';
import ResultsView from './results-view.tsx';

interface ViewProps {
  readonly query: ResultsQuery;
  readonly matches: readonly WireResult[];
  readonly total?: number;
  readonly rows: readonly WireStanding[];
  /** In place of an answer. */
  readonly failure?: ApiFailure | 'waiting';
  onGo(next: ResultsQuery): void;
}

function View({ query: first, matches, total, rows, failure, onGo }: ViewProps) {
  const [query, setQuery] = useState(first);
  const [sportsbook] = useState<Sportsbook>(() => ({
    ask: askOf({ matches, total: total ?? matches.length, rows, failure }),
    board: createBoard(),
  }));
  return (
    <SportsbookContext value={sportsbook}>
      <div style={{ padding: '1rem' }}>
        <ResultsView
          query={query}
          onGo={next => {
            onGo(next);
            setQuery(next);
          }}
        />
      </div>
    </SportsbookContext>
  );
}

function askOf({ matches, total, rows, failure }: Omit<ViewProps, 'query' | 'onGo'>): CallSportsbook {
  const leagues = [
    { lid: '39', name: '英超', count: 3 },
    { lid: '169', name: '中超', count: 1 },
  ];
  const ask = async ({ method }: { method: string }) => {
    if (failure === 'waiting') return new Promise<never>(() => {});
    if (failure) return { ok: false, failure };
    return method === 'get_standings'
      ? { ok: true, data: { systime: 0, leagues, lid: '39', rows } }
      : { ok: true, data: { systime: 0, leagues, total, pages: Math.ceil((total ?? 0) / 30), matches } };
  };
  // Safe: the answers above have the shapes of their rows.
  return ask as unknown as CallSportsbook;
}

const result = (ecid: string, parts: Partial<WireResult>): WireResult => ({
  ...{
    ecid,
    lid: '39',
    league: '英超',
    team_h: '富勒姆',
    team_c: '伯恩利',
    team_id_h: '36',
    team_id_c: '44',
  },
  ...{ datetime: String(Date.parse('2026-11-21T20:00:00+08:00')), score: '2:1', halfScore: '1:0', sets: '' },
  ...{ stopped: '', reached: '', counted: [] },
  ...parts,
});
const matches = [
  result('1', {}),
  result('2', {
    ...{ team_h: '曼城', team_c: '利物浦', score: '0:0', halfScore: '0:0' },
    counted: [
      { ptype: 'CN', score: '7:4', halfScore: '3:2' },
      { ptype: 'RN', score: '2:5', halfScore: '0:2' },
    ],
  }),
  result('3', { team_h: '斯托克城', team_c: '那不勒斯', score: '', stopped: 'D1', reached: '1:0' }),
  result('4', {
    team_h: '上海海港',
    team_c: '河南',
    lid: '169',
    league: '中超',
    score: '',
    halfScore: '',
    stopped: 'D3',
  }),
];

const standing = (place: number, team: string, parts: Partial<WireStanding>): WireStanding => ({
  ...{ place, team_id: team, team, played: 12, won: 8, drawn: 2, lost: 2, goals_for: 25, goals_against: 11 },
  ...{ points: 26, share: '', behind: '', form: ['W', 'W', 'D', 'L', 'W'] as const },
  ...parts,
});
const rows = [
  standing(1, '利物浦', { won: 10, points: 32, goals_for: 31 }),
  standing(2, '那不勒斯', { form: ['W', 'D', 'W'] }),
  standing(2, '曼城', {}),
  standing(4, '富勒姆', {
    won: 2,
    lost: 8,
    points: 8,
    goals_for: 9,
    goals_against: 22,
    form: ['L', 'L', 'D', 'L', 'W'],
  }),
];

const winRow = (place: number, team: string, won: number, lost: number, parts: Partial<WireStanding> = {}) =>
  standing(place, team, {
    ...{ played: won + lost, won, drawn: 0, lost, points: won, share: (won / (won + lost)).toFixed(3) },
    ...{ goals_for: 1_200 + won, goals_against: 1_200 + lost, form: ['W', 'L', 'W', 'W', 'L'] },
    ...parts,
  });
const rowsOfWins = [
  winRow(1, '星港彗星', 14, 4, { behind: '0' }),
  winRow(2, '北辰', 12, 5, { behind: '1.5' }),
  winRow(3, '玉河', 9, 9, { behind: '5' }),
];

const onTheDay: ResultsQuery = { ...firstResults('FT'), date: '2026-11-21' };

const meta = {
  title: '体育/赛果与积分榜',
  component: View,
  parameters: {
    docs: {
      description: { component: '按日期、球类与联赛查看赛果，取消的比赛写明原因；积分榜依赛果计算。' },
    },
    house: { path: '/game/sport/crty?view=results&date=2026-11-21' },
  },
  args: { query: onTheDay, matches, rows, onGo: fn() },
} satisfies Meta<typeof View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {
  name: '一天的赛果',
  play: async ({ canvas, args }) => {
    const stopped = await canvas.findByRole('link', { name: /斯托克城/ }, patient);
    await expect(within(stopped).getByText('赛事腰斩')).toBeVisible();
    await expect(within(stopped).getByText('中断时 1-0')).toBeVisible();
    await expect(stopped).toHaveAttribute('href', expect.stringContaining('match=3'));
    await expect(canvas.getByText('共 4 场')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索球队' }), '富');
    await expect(args.onGo).toHaveBeenLastCalledWith({ ...onTheDay, search: '富' });
  },
};
export const DayOfPhone: Story = { name: '一天的赛果，手机', globals: { width: '360' } };
export const League: Story = {
  name: '选一个联赛',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: '联赛' }, patient));
    await userEvent.click(await within(document.body).findByRole('option', { name: '英超（3）' }, patient));
    await expect(args.onGo).toHaveBeenLastCalledWith({ ...onTheDay, lid: '39' });
  },
};
export const Pages: Story = {
  name: '分页',
  args: { total: 61 },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '第 2 页' }, patient));
    await expect(args.onGo).toHaveBeenLastCalledWith({ ...onTheDay, page: 2 });
  },
};
export const NoneOfDay: Story = {
  name: '这一天没有赛果',
  args: { matches: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-11-21 没有赛果', {}, patient)).toBeVisible();
  },
};
export const NoneToday: Story = {
  name: '今天还没有赛果，看昨天',
  args: { matches: [], query: firstResults('FT') },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '看昨天' }, patient));
    await expect(args.onGo).toHaveBeenCalled();
  },
};
export const NotFound: Story = {
  name: '没有找到，清除筛选',
  args: { matches: [], query: { ...onTheDay, search: '拜仁' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }, patient));
    await expect(args.onGo).toHaveBeenLastCalledWith(onTheDay);
  },
};
export const Loading: Story = { name: '加载中', args: { failure: 'waiting' } };
export const Failed: Story = {
  name: '加载失败，可重试',
  args: { failure: { kind: 'offline' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '重试' }, patient)).toBeVisible();
  },
};
export const Table: Story = {
  name: '积分榜，名次并列',
  args: { query: { ...firstResults('FT'), view: 'tables' } },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '英超积分榜' }, patient);
    const places = within(table).getAllByRole('row').slice(1);
    await expect(places.map(row => row.querySelector('td')?.textContent)).toEqual(['1', '2', '2', '4']);
    await expect(within(table).getAllByRole('img', { name: /^近 5 场/ })).toHaveLength(4);
    await expect(canvas.getByText(/积分相同时依次比净胜球/)).toBeVisible();
  },
};
export const TableOfPhone: Story = {
  name: '积分榜，手机',
  args: { query: { ...firstResults('FT'), view: 'tables' } },
  globals: { width: '360' },
};
export const TableOfWins: Story = {
  name: '积分榜，依胜率',
  args: { query: { ...firstResults('BK'), view: 'tables' }, rows: rowsOfWins },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: '英超积分榜' }, patient);
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.querySelectorAll('td')].slice(1, 6).map(cell => cell.textContent));
    await expect(cells[0]).toEqual(['18', '14', '4', '.778', '–']);
    await expect(cells[1]).toEqual(['17', '12', '5', '.706', '1.5']);
    await expect(canvas.getByText(/胜率相同时比较这些球队相互之间的胜率/)).toBeVisible();
  },
};
export const TableOfWinsOnPhone: Story = {
  ...TableOfWins,
  name: '积分榜，依胜率，手机',
  globals: { width: '360' },
};
export const NoTable: Story = {
  name: '还没有积分榜',
  args: { query: { ...firstResults('FT'), view: 'tables' }, rows: [] },
};
export const TableWaiting: Story = {
  name: '积分榜加载中',
  args: { query: { ...firstResults('FT'), view: 'tables' }, failure: 'waiting' },
};
