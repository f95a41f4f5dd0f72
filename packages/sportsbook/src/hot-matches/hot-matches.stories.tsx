import { patient } from '@lobby/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { gamesToCome, liveGames } from '../testing/sample-games.ts';
import { type FakeAnswer, SportsbookStage } from '../testing/sportsbook-stage.tsx';
import { HotList } from './hot-cards.tsx';

function Hot({ answer }: { answer: FakeAnswer }) {
  return (
    <SportsbookStage answer={answer}>{sportsbook => <HotList sportsbook={sportsbook} />}</SportsbookStage>
  );
}

const meta = {
  title: '体育/热门赛事',
  component: Hot,
  parameters: { docs: { description: { component: '首页上的几场热门比赛，点赔率进入那场比赛的页面。' } } },
  args: { answer: [...liveGames().slice(0, 3), ...gamesToCome().slice(3, 4)] },
} satisfies Meta<typeof Hot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {
  name: '四场',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('link', { name: /富勒姆.*伯恩利/ }, patient);
  },
};
export const Empty: Story = { name: '暂无热门', args: { answer: [] } };
export const Waiting: Story = { name: '加载中', args: { answer: 'waiting' } };
export const Failed: Story = { name: '加载失败', args: { answer: { kind: 'offline' } } };
