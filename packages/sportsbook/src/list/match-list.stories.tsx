import { type BrandLook, BrandProvider, useBrand } from '@lobby/brand-kit';
import { forEachSport, type SportCode } from '@lobby/sports';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Board } from '../feed/board.ts';
import { wireGame } from '../feed/testing.ts';
import { baseballGame, basketballGame, fullGame, liveGames } from '../testing/sample-games.ts';
import { badmintonGame, handballGame } from '../testing/sample-others.ts';
import { frameGame, rallyGame, tennisGame } from '../testing/sample-sets.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { arrange } from './arrange.ts';
import { type ColumnsOfSport, columnsOf, type ListView, lineColumnsOf } from './columns/columns.ts';
import { opennessOfAll } from './columns/openness.ts';
import { MatchList } from './match-list.tsx';

interface ListProps {
  readonly games: readonly ReturnType<typeof wireGame>[];
  readonly view?: ListView;
  readonly sport?: SportCode;
  /** One line for each match. */
  readonly isOneLine?: boolean;
  /** Of the list, px; as wide as the page without it. */
  readonly width?: number;
  /** Without it as the brand has it. */
  readonly layout?: BrandLook['list'];
}

function List(props: ListProps) {
  // Other names, as in another language, are another board.
  const names = props.games.map(game => game.team_h).join();
  const brand = useBrand();
  const list = props.layout ?? brand.look.list;
  return (
    <BrandProvider brand={{ ...brand, look: { ...brand.look, list } }}>
      <SportsbookStage key={names} answer={[]}>
        {({ board }) => <Rows {...props} board={board} />}
      </SportsbookStage>
    </BrandProvider>
  );
}

function Rows({ games, view, sport, isOneLine, width, board }: ListProps & { readonly board: Board }) {
  const columns = useMemo((): ColumnsOfSport => {
    const ofSport = forEachSport(one =>
      isOneLine ? lineColumnsOf(false, sport ?? one) : columnsOf(view ? 2 : 6, view, sport ?? one),
    );
    return one => ofSport[one];
  }, [isOneLine, view, sport]);
  // Once, before anything is drawn: subscribers of the board would be notified in the middle of a drawing.
  const [{ rows, openness }] = useState(() => {
    for (const game of games) board.take('story', game);
    board.flush();
    const matches = games.flatMap(game => board.matches.read(game.ecid) ?? []);
    const openness = opennessOfAll(board, matches, columns);
    const collapsed = new Set(['CSL']);
    const choices = { sort: 'time', leagues: new Set<string>(), search: '', collapsed } as const;
    return { rows: arrange(matches, { ...choices, leagueOrder: [], openness }), openness };
  });
  return (
    <div style={{ inlineSize: width }}>
      <MatchList rows={rows} openness={openness} columns={columns} onToggleLeague={fn()} />
    </div>
  );
}

const basketballGames = [
  basketballGame(),
  basketballGame({ ecid: '901', gid: '9010', se_now: 'Q1', t_count: '00:00', period_scores: '28:24' }),
];

const tennisGames = [
  tennisGame(),
  tennisGame({
    ...{ ecid: '902', gid: '9020', team_h: '古月', team_c: '江文' },
    ...{ se_now: 'S1', HalfTime: 'Y', period_scores: '6:4', server: 'H' },
    ...{ sc_game_H: '0', sc_game_A: '0', sc_point_H: '0', sc_point_A: '0' },
  }),
];

const baseballGames = [
  baseballGame({ inningNum: '3', se_now: '3', period_scores: '0:1 2:0 0:0', hscore_h: '', hscore_c: '' }),
  baseballGame({ ecid: '902', gid: '9020', inning_half: 'T', inning_break: 'Y', outcount: '3' }),
];

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
export const Basketball: Story = {
  name: '篮球：五列，倒计时',
  args: { games: basketballGames, sport: 'BK' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('半场 大小')).toHaveLength(1);
    await expect(canvas.queryByText('半场 独赢')).toBeNull();
    await canvas.findByText('第三节');
    await canvas.findByText('第一节结束');
  },
};
export const PhoneBasketball: Story = {
  name: '手机：篮球，时钟在队名上方',
  args: { games: basketballGames, sport: 'BK', view: 'winner', width: 366 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-side] [title]')];
    await expect(names).toHaveLength(4);
    await expect(cutOff(names)).toEqual([]);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};
export const Tennis: Story = {
  name: '网球：五列，本盘独赢随盘更换，盘、局与分',
  args: { games: tennisGames, sport: 'TN' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('全场 让盘')).toHaveLength(1);
    await canvas.findByText('本盘 独赢');
    // The match in its second set, and the one whose first set is over.
    await expect(canvas.getAllByRole('button', { name: /第2盘独赢/ })).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: /第[13]盘独赢/ })).toBeNull();
    await canvas.findByText('第2盘');
    await canvas.findByText('第1盘结束');
    await expect(canvas.queryByText('半场 大小')).toBeNull();
  },
};
export const Volleyball: Story = {
  name: '排球：五列，局与得分',
  args: { games: [rallyGame({ gtype: 'VB' })], sport: 'VB' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('第4局');
    await canvas.findByText('全场 让分');
    await canvas.findByText('本局 独赢');
  },
};
export const WideTennis: Story = {
  name: '网球，宽列表：已结束的各盘',
  args: { games: tennisGames, sport: 'TN', width: 1010 },
  play: async ({ canvasElement }) => {
    const [first, second] = await within(canvasElement).findAllByRole('article');
    // The finished set of each side, its sets, games and points.
    await expect(first).toHaveTextContent(/林立71330何克文发球60440/);
    await expect(second).toHaveTextContent(/古月发球61江文40/);
    for (const set of within(first ?? canvasElement).getAllByText(/^[67]$/)) await expect(set).toBeVisible();
  },
};
export const OneLineTennis: Story = {
  name: '网球：单行，双方的盘、局与分并排',
  args: { games: tennisGames, sport: 'TN', isOneLine: true, width: 1000 },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('article');
    const row = within(first ?? canvasElement);
    const leftOf = (text: string) => row.getByText(text).getBoundingClientRect().left;
    // Sets, games and points of one side each before those of the other, between the names.
    const shown = ['林立', '1', '3', '4', '30', '40', '何克文'].map(leftOf);
    await expect(shown).toEqual([...shown].sort((one, other) => one - other));
  },
};
export const OtherSports: Story = {
  name: '其他球类：手球与羽毛球，各有各的列',
  args: { games: [handballGame(), badmintonGame({ ecid: '911', gid: '9110' })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = (await canvas.findAllByRole('heading', { level: 2 })).map(head => head.parentElement);
    const titles = heads.map(head => head?.parentElement?.textContent);
    await expect(titles.find(text => text?.includes('金山杯'))).toContain('全场 大小');
    await expect(titles.find(text => text?.includes('金山杯'))).toContain('半场 独赢');
    await expect(titles.find(text => text?.includes('玉河杯'))).toContain('全场 让局');
    await canvas.findByText('41:05');
    await canvas.findByText('第2局');
    // A match of handball may end level, one of badminton cannot.
    const draws = await canvas.findAllByRole('button', { name: /全场独赢，.*和/ });
    await expect(draws).toHaveLength(1);
  },
};
export const PhoneOtherSports: Story = {
  ...OtherSports,
  name: '手机：其他球类，独赢',
  args: { games: [handballGame(), badmintonGame({ ecid: '911', gid: '9110' })], view: 'winner', width: 336 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('半场 独赢');
    await canvas.findByText('全场 让局');
  },
};
export const Snooker: Story = {
  name: '斯诺克：四列，局、得分与单杆',
  args: { games: [frameGame()], sport: 'SK' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('第5局');
    await expect(await canvas.findAllByText('全场 让局')).toHaveLength(1);
    await canvas.findByText('全场 总局数');
    // Beside the points of the frame, and beside the clock, where a phone has room for it.
    const breaks = await canvas.findAllByText('44');
    await expect(breaks.filter(shown => shown.checkVisibility())).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^第5局/ })).toHaveAccessibleName(/单杆 ?44/);
  },
};
export const PhoneSnooker: Story = {
  name: '手机：斯诺克，单杆在时钟旁',
  args: { games: [frameGame()], sport: 'SK', view: 'main', width: 336 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const labels = await canvas.findAllByText('单杆');
    const [shown, ...others] = labels
      .filter(label => label.checkVisibility())
      .map(label => label.parentElement);
    if (!shown) throw new Error('no break is seen');
    await expect(others).toEqual([]);
    await expect(shown).toHaveTextContent('单杆44');
    const clock = canvas.getByText('第5局').getBoundingClientRect();
    const { top, left } = shown.getBoundingClientRect();
    await expect(top).toBeLessThan(clock.bottom);
    await expect(left).toBeGreaterThan(clock.right);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};
export const PhoneTennis: Story = {
  name: '手机：网球，长名分两行，得分在时钟旁',
  args: {
    games: tennisGames.map(game => ({ ...game, team_h: '克拉拉·施泰因富特', team_c: '阿米塔·科斯塔克拉' })),
    sport: 'TN',
    view: 'main',
    width: 336,
  },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const points = await canvas.findByText(/^30-40$/);
    const clock = canvas.getByText('第2盘');
    await expect(points.getBoundingClientRect().top).toBeLessThan(clock.getBoundingClientRect().bottom);
    const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-side] [title]')];
    await expect(names).toHaveLength(4);
    await expect(cutOff(names)).toEqual([]);
    await expect(names.filter(name => name.scrollHeight > name.clientHeight + 6)).toEqual([]);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};
export const Baseball: Story = {
  name: '棒球：局数、出局与垒包',
  args: { games: baseballGames, sport: 'BS' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('前五局 独赢')).toHaveLength(1);
    await canvas.findByText('3局下');
    await canvas.findByText('1出局，垒上：一垒、三垒');
    await canvas.findByText('7局上结束');
    await canvas.findByText('前五局已结束');
  },
};
export const PhoneBaseball: Story = {
  name: '手机：棒球',
  args: { games: baseballGames, sport: 'BS', view: 'winner' },
  globals: { width: '390' },
};
export const PhoneMain: Story = { name: '手机：主要盘口', args: { view: 'main' }, globals: { width: '390' } };
export const PhoneWinner: Story = { name: '手机：独赢', args: { view: 'winner' }, globals: { width: '390' } };
export const Cards: Story = { name: '每个联赛一张卡', args: { layout: 'cards' } };
export const Table: Story = { name: '所有联赛一张表', args: { layout: 'table' } };
export const PhoneTable: Story = {
  ...PhoneMain,
  name: '手机：一张表',
  args: { view: 'main', layout: 'table' },
};
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

export const HalfTime: Story = {
  name: '半场比分：上半场结束才有；腰斩的比分',
  args: {
    games: [
      fullGame({ ecid: 'h1', gid: 'h1', re_time: '1H^33:47' }),
      fullGame({ ecid: 'h2', gid: 'h2', re_time: 'HT^', hscore_h: '0', hscore_c: '2' }),
      fullGame({
        ecid: 'h3',
        gid: 'h3',
        re_time: '2H^58:04',
        gopen: 'N',
        game_status: 'abandoned',
        score_h: '3',
        hscore_h: '1',
        hscore_c: '1',
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = await canvas.findAllByRole('article');
    await expect(first).not.toHaveTextContent(/半场 \d/);
    await expect(second).toHaveTextContent('半场 0-2');
    await expect(third).toHaveTextContent('腰斩');
    await expect(third).toHaveTextContent('半场 1-1');
    await expect(within(third ?? canvasElement).getByText(/^3 : \d$/)).toBeVisible();
  },
};
export const HalfTimeOnPhone: Story = {
  ...HalfTime,
  name: '半场比分，手机',
  args: { ...HalfTime.args, view: 'main' },
  globals: { width: '390' },
};

/** Two to bet on; one suspended for a goal; one with nothing left to bet on, that began first. */
const someFolded = [
  ['f1', '2H^94:02', 'Y', '0', 1],
  ['f2', '2H^71:20', 'N', '11', 2],
  ['f3', '2H^58:04', 'Y', '11', 3],
  ['f4', '1H^12:10', 'Y', '16', 4],
].map(([ecid, re_time, gopen, more_count, order]) => {
  const game = fullGame({
    ecid: String(ecid),
    gid: String(ecid),
    re_time: String(re_time),
    gopen: gopen === 'N' ? 'N' : 'Y',
    more_count: String(more_count),
    ver: '1',
    datetime: String(1_795_000_000_000 + Number(order) * 900_000),
  });
  if (more_count !== '0') return game;
  // Safe: only prices are left out, which no game has to carry.
  return Object.fromEntries(Object.entries(game).filter(([name]) => !name.startsWith('ior'))) as typeof game;
});

export const Folded: Story = {
  name: '暂无盘口的比赛收成一行，排在最后',
  args: { games: someFolded, view: 'main' },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('article');
    const clocks = rows.map(row => row.querySelector('[data-live] span')?.textContent?.slice(0, 2));
    // The clocks run.
    await expect(clocks).toEqual([
      expect.stringMatching(/58|59/),
      expect.stringMatching(/12|13/),
      expect.stringMatching(/71|72/),
      expect.stringMatching(/90/),
    ]);
    await expect(rows[2]).toHaveTextContent('盘口暂停');
    await expect(rows[3]).toHaveTextContent('暂无盘口');
    for (const folded of rows.slice(2)) {
      await expect(folded.getBoundingClientRect().height).toBe(40);
      await expect(within(folded).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/match=f/),
      );
      await expect(within(folded).queryByRole('button')).toBeNull();
    }
  },
};

const closedWinner = { ior_RMH: undefined, ior_RMC: undefined };
const closedColumns = { ior_REH: undefined, ior_REC: undefined, ior_ROUH: undefined, ior_ROUC: undefined };

export const WinnerAlone: Story = {
  name: '最后一局：主要盘口已收，独赢放在它们的位置',
  args: { games: [frameGame({ ...closedColumns })], sport: 'SK', view: 'main', width: 336 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('article'));
    await expect(row.getAllByRole('button', { name: /，全场独赢，/ })).toHaveLength(2);
    await expect(row.getByText('全场 独赢')).toBeVisible();
    await expect(row.queryByRole('button', { name: /让局|大小/ })).toBeNull();
  },
};

export const OpenElsewhere: Story = {
  name: '主要盘口与独赢已收：收成一行并说明另有盘口',
  args: {
    games: [
      ['903', 'Y', '1'],
      ['904', 'N', '1'],
      ['905', 'Y', '0'],
    ].map(([ecid = '', gopen, more_count]) =>
      frameGame({
        ecid,
        gid: `${ecid}0`,
        ...closedColumns,
        ...closedWinner,
        gopen: gopen === 'N' ? 'N' : 'Y',
        more_count,
      }),
    ),
    sport: 'SK',
    view: 'main',
    width: 336,
  },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('article');
    const said = ['盘口暂停', '其他盘口 +1', '暂无盘口'];
    for (const [at, text] of said.entries()) {
      const link = within(rows[at] as HTMLElement).getByRole('link');
      await expect(link).toHaveAccessibleName(
        expect.stringMatching(new RegExp(`${text.replace('+', '\\+')}$`)),
      );
      const names = [...link.querySelectorAll<HTMLElement>('[title]')];
      await expect(cutOff(names)).toEqual([]);
    }
  },
};

function Reopens() {
  return (
    <SportsbookStage answer={[]}>
      {({ board }) => (
        <>
          <Rows games={someFolded} view="main" board={board} />
          <button
            type="button"
            onClick={() => {
              for (const game of someFolded) board.take('story', { ...game, gopen: 'Y', ver: '2' });
              board.flush();
            }}
          >
            OK
          </button>
        </>
      )}
    </SportsbookStage>
  );
}

export const OpensAgain: Story = {
  name: '收起的比赛重新开盘：自己不动，点开才展开',
  render: Reopens,
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const rows = await page.findAllByRole('article');
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    const unfold = await page.findByRole('button', { name: /^展开 .* 的盘口$/ });
    await expect(page.getAllByRole('article')).toEqual(rows);
    await expect(rows[2]?.getBoundingClientRect().height).toBe(40);
    unfold.focus();
    await userEvent.keyboard('{Enter}');
    const opened = page.getAllByRole('article')[2] as HTMLElement;
    await expect(within(opened).getAllByRole('button', { pressed: false }).length).toBeGreaterThan(3);
    // The pressed button is gone; the keyboard goes on from the row it was in.
    await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  },
};

/** Texts of one line that do not fit into their box. */
function cutOff(texts: readonly HTMLElement[]): string[] {
  return texts.filter(text => text.scrollWidth > text.clientWidth).map(text => text.textContent);
}

/** What of the clocks, with the score of the half, reaches beyond the teams into the prices. */
function overPrices(page: HTMLElement): string[] {
  const links = [...page.querySelectorAll<HTMLElement>('article > a')];
  return links.flatMap(link =>
    [...link.querySelectorAll<HTMLElement>('[data-live] > *')]
      .filter(part => part.getBoundingClientRect().right > link.getBoundingClientRect().right + 1)
      .map(part => part.textContent),
  );
}

export const SmallPhone: Story = {
  name: '很窄的手机：队名完整',
  args: { view: 'main', width: 344 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    const names = [...canvasElement.querySelectorAll<HTMLElement>('[data-side] [title]')];
    await expect(names.length).toBeGreaterThan(2);
    await expect(cutOff(names)).toEqual([]);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};

export const SmallestPhone: Story = {
  name: '最窄的手机：时钟与半场比分不压住盘口',
  args: { view: 'main', width: 296 },
  globals: { width: '390' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('半 1-0')).length).toBeGreaterThan(2);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};

export const SmallDesktop: Story = {
  name: '小桌面：盘口完整',
  args: { width: 800 },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    const lines = [...canvasElement.querySelectorAll<HTMLElement>('button[aria-pressed] [aria-hidden]')];
    await expect(lines.length).toBeGreaterThan(2);
    await expect(cutOff(lines)).toEqual([]);
    await expect(overPrices(canvasElement)).toEqual([]);
  },
};

export const Scrolled: Story = {
  name: '滚动后，联赛与列名留在上方',
  decorators: [
    Story => (
      <div style={{ paddingBlock: '6rem 100vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    const strip = canvasElement.querySelector('section > * > [aria-hidden]');
    window.scrollTo({ top: 300, behavior: 'instant' });
    await waitFor(() => expect(strip).toHaveTextContent(/^英超3全场 让球/));
    // A press on it does not reach the price that it covers.
    const title = within(strip as HTMLElement).getByText('全场 让球');
    const { x, y, width, height } = title.getBoundingClientRect();
    await expect(strip).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(strip).not.toHaveTextContent('英超'));
  },
};
