import { resultTitle } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrowseSkeleton } from '../browse/browse-skeleton.tsx';
import { LaunchGate } from './launch-gate.tsx';

const meta = {
  title: '体育/进入体育',
  component: LaunchGate,
  parameters: { docs: { description: { component: '进入体育中心时的等待、失败与重新进入。' } } },
  args: {
    state: { step: 'launching' },
    waiting: <BrowseSkeleton />,
    onEnter: fn(),
    children: <p>列表在此</p>,
  },
} satisfies Meta<typeof LaunchGate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Launching: Story = { name: '启动中' };
export const Failed: Story = {
  name: '启动失败，可重试',
  args: { state: { step: 'failed', failure: { kind: 'offline' } } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '重试' }, patient));
    await expect(args.onEnter).toHaveBeenCalled();
  },
};
const until = Date.UTC(2026, 10, 22, 9, 30);
export const Maintenance: Story = {
  name: '维护中，说明何时恢复',
  args: {
    state: { step: 'failed', failure: refused('venue-under-maintenance', { message: '', data: { until } }) },
  },
  play: async ({ canvas }) => {
    expect(
      await canvas.findByText(resultTitle('venue-under-maintenance', 'zh-CN'), {}, patient),
    ).toBeVisible();
    expect(canvas.getByText(/预计 2026-11-22 17:30 恢复/)).toBeVisible();
  },
};
export const Abnormal: Story = {
  name: '数据异常，只能重新进入',
  tags: ['covers-page'],
  args: { state: { step: 'abnormal' } },
  play: async ({ args }) => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: '重新进入' }, patient));
    await expect(args.onEnter).toHaveBeenCalled();
  },
};
export const Ready: Story = { name: '已进入', args: { state: { step: 'ready', token: 't' } } };
