import type { WireGame } from '@lobby/api-client/contract/game/sportsbook';
import { type SportCode, typeOf } from '@lobby/sports';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { baseballGame, basketballGame } from '../testing/sample-games.ts';
import { badmintonGame, handballGame } from '../testing/sample-others.ts';
import { frameGame, rallyGame, tennisGame } from '../testing/sample-sets.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { MatchView } from './match-view.tsx';

interface PageProps {
  readonly game: WireGame;
  readonly sport: SportCode;
}

function Page({ game, sport }: PageProps) {
  return (
    <SportsbookStage answer={[game]}>
      {() => <MatchView ecid="900" sport={typeOf(sport)} onBack={() => {}} />}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/赔率走势',
  component: Page,
  parameters: {
    docs: { description: { component: '没有实况的比赛：赔率走势收成一行，打开才载入，价格另有文字。' } },
  },
  play: async ({ canvas }) => {
    const head = await canvas.findByRole('button', { name: '赔率走势' }, patient);
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list', { name: '赔率走势（欧洲盘）' })).toBeNull();
    head.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('list', { name: '赔率走势（欧洲盘）' }, patient);
    await expect(within(list).getByText('2.40 → 2.52，最低 2.36，最高 2.52')).toBeVisible();
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basketball: Story = { name: '篮球', args: { game: basketballGame(), sport: 'BK' } };
export const Baseball: Story = { name: '棒球', args: { game: baseballGame(), sport: 'BS' } };
export const Handball: Story = { name: '手球', args: { game: handballGame(), sport: 'HB' } };
export const Volleyball: Story = { name: '排球', args: { game: rallyGame({ gtype: 'VB' }), sport: 'VB' } };
export const TableTennis: Story = { name: '乒乓球', args: { game: rallyGame({ gtype: 'TT' }), sport: 'TT' } };
export const Badminton: Story = {
  name: '羽毛球，手机',
  args: { game: badmintonGame(), sport: 'BM' },
  globals: { width: '390' },
};
export const Snooker: Story = { name: '斯诺克', args: { game: frameGame(), sport: 'SK' } };

export const Tennis: Story = {
  name: '网球：换成当前盘的盘口',
  args: { game: tennisGame(), sport: 'TN' },
  play: async context => {
    await meta.play(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('combobox', { name: '盘口' }));
    await userEvent.click(await screen.findByRole('option', { name: '第2盘独赢' }));
    const list = await canvas.findByRole('list', { name: '赔率走势（欧洲盘）' }, patient);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByText('林立')).toBeVisible();
  },
};
