import { useBrand } from '@lobby/brand-kit';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { HotList } from '../hot-matches/hot-list.tsx';
import { fullGame, gamesToCome, liveGames } from '../testing/sample-games.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';

/** A banner with the brand's drawing, above the list that fills it. */
function Banner({ answer }: { answer: FakeAnswer }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { Art } = useBrand().art.banners.first;
  return (
    <SportsbookStage answer={answer}>
      {sportsbook => (
        <>
          <div
            style={{
              position: 'relative',
              inlineSize: '47.5rem',
              blockSize: '25rem',
              marginBlockEnd: '1rem',
              background: 'linear-gradient(105deg, var(--color-hero-1), var(--color-hero-2))',
            }}
          >
            <div ref={setPlace} style={{ position: 'absolute', inset: 0 }} />
            <Art />
          </div>
          <HotList sportsbook={sportsbook} scenePlace={place} />
        </>
      )}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/现场图景',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component:
          '首页横幅由正在进行的比赛画成：位置是分钟，队徽是领先的一方，平局各占一半。碰一下看比分和赔率，按下去进入比赛。',
      },
    },
  },
  args: { answer: liveGames() },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  name: '比赛进行中',
  play: async ({ canvasElement }) => {
    const scene = within(
      await within(canvasElement).findByRole('group', { name: '正在进行的比赛' }, patient),
    );
    const [first] = scene.getAllByRole('link');
    if (!first) throw new Error('No match is drawn');
    const [, home = ''] = /进行中：(\S+)/.exec(first.getAttribute('aria-label') ?? '') ?? [];
    for (const link of scene.getAllByRole('link')) await expect(link).toHaveTextContent(/^\d+:\d+$/);
    await userEvent.hover(first);
    const cards = () => [...canvasElement.querySelectorAll('[aria-hidden] p')].map(line => line.textContent);
    await expect(cards().join()).toContain(home);
    await userEvent.unhover(first);
    await expect(cards().join()).not.toContain(home);
  },
};

/** Eight matches in added time, all of them nil-nil. */
const lateGames = () =>
  Array.from({ length: 8 }, (_, at) =>
    fullGame({
      ecid: `late${at}`,
      gid: `late${at}`,
      team_id_h: `late-${at}-h`,
      team_id_c: `late-${at}-c`,
      team_h: `甲${at + 1}`,
      team_c: `乙${at + 1}`,
      re_time: `2H^9${at % 7}:20`,
      score_h: '0',
      score_c: '0',
      ver: '1',
    }),
  );

export const Late: Story = {
  name: '补时',
  args: { answer: lateGames() },
  parameters: {
    docs: { description: { story: '补时的比赛也各有位置；画不下的写成“+n”，按下去看全部滚球。' } },
  },
  play: async ({ canvasElement }) => {
    const scene = within(
      await within(canvasElement).findByRole('group', { name: '正在进行的比赛' }, patient),
    );
    const drawn = scene.getAllByRole('link', { name: /进行中：甲\d 0:0 乙\d/ });
    const [more] = scene.queryAllByRole('link', { name: /另有/ });
    const [, count = '0'] = /另有 (\d+) 场/.exec(more?.getAttribute('aria-label') ?? '') ?? [];
    await expect(drawn.length + Number(count)).toBe(8);
  },
};

export const NothingLive: Story = {
  name: '没有比赛进行',
  args: { answer: gamesToCome() },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('listitem', {}, patient);
    await expect(within(canvasElement).queryByRole('group', { name: '正在进行的比赛' })).toBeNull();
  },
};
