import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { sampleSports } from '../../testing/sample-sports.ts';
import { BarSports } from './bar.sports.tsx';

const meta = {
  title: '体育/横向菜单',
  component: BarSports,
  parameters: {
    docs: {
      description: { component: '列表与投注单上方的一行：球类与热门联赛；放不下的联赛可以横向滚动。' },
    },
  },
  args: { ...sampleSports, onGo: fn(), isResults: false, onLeagues: fn(), onResults: fn() },
} satisfies Meta<typeof BarSports>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Football: Story = {
  name: '足球',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: /^足球/ }, patient)).toHaveAttribute(
      'aria-current',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /英超/ }));
    await expect(args.onLeagues).toHaveBeenCalledWith(new Set(['英超']));
    await userEvent.click(canvas.getByRole('button', { name: /^虚拟足球/ }));
    await expect(args.onGo).toHaveBeenCalledWith({ ...args.query, sport: 'VF' });
  },
};
export const OneLeague: Story = { name: '已选一个联赛', args: { leagues: new Set(['西甲']) } };
export const NoRoom: Story = {
  name: '放不下时横向滚动',
  decorators: [
    Story => (
      <div style={{ inlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const CountsUnknown: Story = { name: '数量未知', args: { counts: undefined } };
