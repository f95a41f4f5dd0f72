import { type BrandLook, BrandProvider, useBrand } from '@lobby/brand-kit';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { gamesToCome, liveGames } from '../testing/sample-games.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { HotList } from './hot-list.tsx';

interface HotProps {
  readonly answer: FakeAnswer;
  readonly hot: BrandLook['hot'];
}

function Hot({ answer, hot }: HotProps) {
  const brand = useBrand();
  return (
    <BrandProvider brand={{ ...brand, look: { ...brand.look, hot } }}>
      <SportsbookStage answer={answer}>{sportsbook => <HotList sportsbook={sportsbook} />}</SportsbookStage>
    </BrandProvider>
  );
}

const meta = {
  title: '体育/热门赛事',
  component: Hot,
  parameters: { docs: { description: { component: '首页上的几场热门比赛，点赔率进入那场比赛的页面。' } } },
  args: { answer: [...liveGames().slice(0, 3), ...gamesToCome().slice(3, 4)], hot: 'cards' },
} satisfies Meta<typeof Hot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  name: '四场',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /富勒姆.*伯恩利/ }, patient);
  },
};
export const Rows: Story = { ...Four, name: '四场，排成一行一场', args: { hot: 'rows' } };
export const Ticker: Story = {
  name: '四场，一行',
  args: { hot: 'ticker' },
  render: args => (
    <>
      <Hot {...args} />
      <Hot {...args} answer="waiting" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const row = await page.findByRole('list', { name: '热门赛事' }, patient);
    // Nothing below moves when the matches come.
    const skeleton = page.getByRole('status', { name: '加载中' });
    await expect(row.parentElement?.offsetHeight).toBe(skeleton.offsetHeight);
    for (const match of within(row).getAllByRole('listitem'))
      await expect(match.offsetHeight).toBe(row.clientHeight);
  },
};
export const Empty: Story = { name: '暂无热门', args: { answer: [] } };
export const Waiting: Story = { name: '加载中', args: { answer: 'waiting' } };
export const WaitingRows: Story = { name: '加载中，一行一场', args: { answer: 'waiting', hot: 'rows' } };
export const Failed: Story = { name: '加载失败', args: { answer: { kind: 'offline' } } };
