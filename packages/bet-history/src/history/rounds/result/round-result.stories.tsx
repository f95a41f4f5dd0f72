import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleResults } from '../../../testing/sample-results.ts';
import { RoundResult } from './round-result.tsx';

const meta = {
  title: '会员/投注记录（本局结果）',
  component: RoundResult,
  parameters: {
    // What the venue says came in the script that was asked for then.
    saidBefore: true,
    docs: { description: { component: '一局的牌、转轴、号码、鱼或地图，以及每项投注的派彩，由场馆提供。' } },
  },
  args: { result: sampleResults.slot },
} satisfies Meta<typeof RoundResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slot: Story = {
  name: '电子：转轴与中奖线',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^第 1 轴 锦鲤、中国结、梅花，第 2 轴/)).toBeInTheDocument();
    await expect(canvas.getByText('第 4 条线：3 个锦鲤')).toBeVisible();
  },
};

export const Baccarat: Story = {
  name: '百家乐：两手牌与各项投注',
  args: { result: sampleResults.baccarat },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('闲：黑桃A、红心A、红心3（5 点）')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^庄 ¥6 ¥11.70/ })).toBeVisible();
  },
};

export const Every: Story = {
  name: '其他游戏',
  render: () => (
    <>
      {Object.entries(sampleResults).map(([kind, result]) => (
        <RoundResult key={kind} result={result} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('17 号 黑')).toBeInTheDocument();
    await expect(canvas.getByText('骰子 1、3、5')).toBeInTheDocument();
    await expect(canvas.getByText(/^云豹 2:1 赤鸢，旧港 13:9，击杀 88–70，/)).toBeInTheDocument();
  },
};
