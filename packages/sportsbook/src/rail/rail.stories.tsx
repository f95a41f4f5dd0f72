import { patient } from '@lobby/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Incident } from '../feed/match-info.ts';
import { IncidentList } from './incident-list.tsx';
import { Rail } from './rail.tsx';

const teams = { home: '富勒姆', away: '伯恩利' };
const goals: Incident[] = [
  { minute: '23', kind: 'goal', side: 'home' },
  { minute: '41', kind: 'goal', side: 'away' },
];
const red: Incident = { minute: '58', kind: 'red', side: 'away' };

const meta = {
  title: '体育/比赛时间轴',
  component: Rail,
  render: args => (
    <>
      <Rail {...args} />
      <IncidentList match={{ teams, incidents: args.incidents }} />
    </>
  ),
  parameters: {
    docs: { description: { component: '比赛进行到的分钟，以及进球与红牌：主队在上，客队在下。' } },
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {
  name: '还没有进球与红牌',
  args: { minutes: 12, incidents: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};
export const Goals: Story = {
  name: '两队都有进球',
  args: { minutes: 44, incidents: goals },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('23′ 富勒姆 进球', {}, patient);
  },
};
export const HalfTime: Story = { name: '中场休息', args: { minutes: 45, incidents: goals } };
export const RedCard: Story = {
  name: '客队红牌',
  args: { minutes: 60, incidents: [...goals, red] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('58′ 伯恩利 红牌', {}, patient);
  },
};
export const AddedTime: Story = {
  name: '补时阶段',
  args: { minutes: 90, incidents: [...goals, red, { minute: '90+2', kind: 'goal', side: 'home' }] },
};
