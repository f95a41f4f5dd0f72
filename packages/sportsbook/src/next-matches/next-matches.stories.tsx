import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { drawnGamesFrom } from '../testing/sample-games.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { NextMatches } from './next-matches.tsx';

const meta = {
  title: '体育/接下来开赛',
  component: NextMatches,
  parameters: {
    docs: {
      description: { component: '虚拟足球的滚球列表下面：接下来开赛的几场，各有倒计时、队徽和独赢赔率。' },
    },
    house: { path: '/game/sport/crty?sport=VF' },
  },
  args: { sport: 'VF', onAll: fn() },
  render: args => (
    <SportsbookStage answer={drawnGamesFrom(Date.now())}>{() => <NextMatches {...args} />}</SportsbookStage>
  ),
} satisfies Meta<typeof NextMatches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '六场，最早的在前',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', {}, patient);
    const cards = within(list).getAllByRole('listitem');
    await expect(cards).toHaveLength(6);
    // The one in play is not among them, and the next to begin is the first.
    await expect(cards[0]).toHaveTextContent(/^\d\d:\d\d后开赛/);
    await expect(cards[0]).toHaveTextContent('玉河');
    await expect(canvas.queryByText('月湖')).toBeNull();
    await expect(within(cards[0] as HTMLElement).getAllByRole('button', { name: /^玉河 对/ })).toHaveLength(
      3,
    );
    await userEvent.click(canvas.getByRole('button', { name: '今日全部' }));
    await expect(args.onAll).toHaveBeenCalledOnce();
  },
};
// A width of the toolbar is that of the window: what a style sheet asks for is the truth.
export const Phone: Story = {
  name: '手机',
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    await expect(window.innerWidth).toBe(390);
    const [one, other] = await within(canvasElement).findAllByRole('listitem', {}, patient);
    await expect(other?.getBoundingClientRect().left).toBe(one?.getBoundingClientRect().left);
  },
};
