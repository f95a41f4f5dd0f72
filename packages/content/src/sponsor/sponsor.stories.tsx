import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SponsorView } from './sponsor.view.tsx';

const league = {
  id: '701',
  name: '虚拟足球超级联赛',
  role: '冠名赞助',
  text: '星河冠名虚拟足球超级联赛。\n\n球队与赛果都由系统模拟，与现实中的球队和赛事无关。',
};

const meta = {
  title: '页面/赞助',
  component: SponsorView,
  parameters: {
    docs: { description: { component: '站点赞助的赛事与活动，内容由运营在后台维护。' } },
  },
  args: { sponsored: [league], failure: undefined, isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof SponsorView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  name: '有赞助项目',
  args: { sponsored: [league, { ...league, id: '9', name: '体育积分竞赛', role: '' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 2, name: '体育积分竞赛' });
    await expect(canvas.getAllByText('冠名赞助')).toHaveLength(1);
    await expect(canvas.getAllByText('星河冠名虚拟足球超级联赛。')).toHaveLength(2);
  },
};
export const LongWords: Story = {
  name: '文字很长',
  args: { sponsored: [{ ...league, name: league.name.repeat(4), text: league.text.repeat(12) }] },
};
export const Empty: Story = { name: '没有赞助项目', args: { sponsored: [] } };
export const Loading: Story = { name: '加载中', args: { sponsored: undefined, isRetrying: true } };
export const Failed: Story = {
  name: '加载失败',
  args: { sponsored: undefined, failure: { kind: 'offline' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
