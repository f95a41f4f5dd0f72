import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { countsOf } from '../../testing/sample-counts.ts';
import { sampleSports } from '../../testing/sample-sports.ts';
import { MenuSports } from './menu.sports.tsx';

const meta = {
  title: '体育/左侧菜单',
  component: MenuSports,
  parameters: { docs: { description: { component: '选择球类、时段与联赛，并显示各有多少场比赛。' } } },
  args: {
    ...sampleSports,
    onGo: fn(),
    isResults: false,
    onLeagues: fn(),
    onResults: fn(),
  },
  decorators: [
    Story => (
      <div style={{ inlineSize: '14.5rem', padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MenuSports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {
  name: '足球',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /英超/ }, patient));
    await expect(args.onLeagues).toHaveBeenCalledWith(new Set(['英超']));
  },
};
export const Results: Story = {
  name: '赛果与积分榜，已打开',
  args: { isResults: true },
  play: async ({ canvas, args }) => {
    const results = await canvas.findByRole('button', { name: '赛果与积分榜' }, patient);
    await expect(results).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: /^足球/ })).not.toHaveAttribute('aria-current');
    await userEvent.click(results);
    await expect(args.onResults).toHaveBeenCalled();
  },
};
export const OneLeague: Story = { name: '已选一个联赛', args: { leagues: new Set(['西甲']) } };
export const VirtualFootball: Story = {
  name: '虚拟足球',
  args: { query: { sport: 'VF', show: 'today', date: '', match: '', onlyFavourites: false } },
};
export const AllSports: Story = {
  name: '全部运动',
  args: { query: { sport: 'ALL', show: 'today', date: '', match: '', onlyFavourites: false } },
  play: async ({ canvas, args }) => {
    const all = await canvas.findByRole('button', { name: '全部运动 105' }, patient);
    await expect(all).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '早盘 60' }));
    await expect(args.onGo).toHaveBeenCalledWith({ ...args.query, show: 'early' });
  },
};
export const Champions: Story = {
  name: '冠军',
  args: {
    query: { sport: 'FS', show: 'today', date: '', match: '', onlyFavourites: false },
    counts: {
      bySport: countsOf({ FT: { live: 7, today: 27, early: 60 }, VF: { live: 1, today: 10, early: 0 } }),
      leagues: [],
      champions: { today: 2, early: 6 },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /早盘/ }, patient));
    await expect(args.onGo).toHaveBeenCalledWith({
      sport: 'FS',
      show: 'early',
      date: '',
      match: '',
      onlyFavourites: false,
    });
  },
};
export const CountsUnknown: Story = { name: '数量未知', args: { counts: undefined } };
