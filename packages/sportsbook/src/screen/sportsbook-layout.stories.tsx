import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrowseView } from '../browse/browse-view.tsx';
import type { Counts } from '../feed/counts-feed.ts';
import { useListChoices } from '../list/use-list-choices.ts';
import { matchQueryOf, useBrowseQuery } from '../query/use-browse-query.ts';
import { longGames } from '../testing/long-games.ts';
import { countsOf } from '../testing/sample-counts.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { Sports } from './sports.by-look.tsx';
import { SportsbookLayout } from './sportsbook-layout.tsx';

const counts: Counts = {
  bySport: countsOf({ FT: { live: 6, today: 27, early: 60 }, VF: { live: 1, today: 10, early: 0 } }),
  leagues: [{ sport: 'FT', id: 'EPL', name: '英超', count: 6, quick: true }],
};
const games = longGames();

function WholePage() {
  const [query, go] = useBrowseQuery();
  const choices = useListChoices(query);
  const { leagues, setLeagues } = choices;
  return (
    <SportsbookStage answer={games} bare>
      {() => (
        <SportsbookLayout
          menu={
            <Sports
              query={query}
              counts={counts}
              leagues={leagues}
              isResults={false}
              onGo={go}
              onLeagues={setLeagues}
              onResults={() => {}}
            />
          }
        >
          <BrowseView
            query={matchQueryOf(query)}
            counts={counts}
            choices={choices}
            onGo={go}
            onResults={() => {}}
          />
        </SportsbookLayout>
      )}
    </SportsbookStage>
  );
}

const meta = {
  title: '页面/体育中心',
  component: WholePage,
  parameters: {
    docs: {
      description: { component: '菜单、赛事列表与投注单；窗口变窄时先收起菜单，再把投注单放到页面底部。' },
    },
    house: { path: '/game/sport/crty' },
  },
} satisfies Meta<typeof WholePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongestLines: Story = { name: '最长的盘口与赔率' };
