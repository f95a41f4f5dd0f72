import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { wireGame } from '../feed/testing.ts';
import { fullGame, liveGames } from '../testing/sample-games.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { arrange } from './arrange.ts';
import { columnsOf, type PhoneView } from './columns.ts';
import { MatchList } from './match-list.tsx';

function List({ games, view }: { games: readonly ReturnType<typeof wireGame>[]; view?: PhoneView }) {
  return (
    <SportsbookStage answer={[]}>
      {({ board }) => {
        for (const game of games) board.take('story', game);
        board.flush();
        const rows = arrange(
          games.flatMap(game => board.matches.read(game.ecid) ?? []),
          { sort: 'time', leagues: new Set(), search: '', collapsed: new Set(['CSL']), leagueOrder: [] },
        );
        return <MatchList rows={rows} columns={columnsOf(view)} onToggleLeague={fn()} />;
      }}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/比赛行',
  component: List,
  parameters: {
    docs: {
      description: { component: '列表里的一场比赛：队名、比分、时间与几列盘口，宽度不够时减少列数。' },
    },
  },
  args: { games: liveGames() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SixColumns: Story = { name: '六列，末个联赛已收起' };
export const PhoneMain: Story = { name: '手机：主要盘口', args: { view: 'main' }, globals: { width: '390' } };
export const PhoneWinner: Story = { name: '手机：独赢', args: { view: 'winner' }, globals: { width: '390' } };
export const PartlyLocked: Story = { name: '部分盘口暂停', args: { games: [wireGame()] } };
export const LongNames: Story = {
  name: '很长的队名',
  args: {
    games: [
      fullGame({
        team_h: '特立尼达和多巴哥国家男子足球队二十三岁以下',
        team_c: '圣文森特和格林纳丁斯',
        redcard_c: '2',
      }),
    ],
  },
};
