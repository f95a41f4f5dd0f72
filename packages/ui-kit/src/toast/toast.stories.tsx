import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastRegion, toast } from './toast-region.tsx';

const meta = {
  title: '反馈/轻提示',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, iframeHeight: 260 } } },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

// The house around every story already has the one region.
const buttons = (
  <div style={{ display: 'flex', gap: '0.75rem' }}>
    <Button onClick={() => toast.info('比赛已开始，盘口更新中')}>普通</Button>
    <Button onClick={() => toast.success('投注成功')}>成功</Button>
    <Button onClick={() => toast.warning('赔率已变化')}>警告</Button>
    <Button onClick={() => toast.error('网络断开，请稍后重试')}>错误</Button>
  </div>
);

function say(kind: 'info' | 'success' | 'warning' | 'error', text: string): Story['play'] {
  return async () => {
    toast[kind](text);
    await waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
  };
}

export const Info: Story = {
  name: '普通',
  render: () => buttons,
  play: say('info', '比赛已开始，盘口更新中'),
};
export const Success: Story = { name: '成功', render: () => buttons, play: say('success', '投注成功') };
export const Warning: Story = { name: '警告', render: () => buttons, play: say('warning', '赔率已变化') };
export const Failure: Story = {
  name: '错误',
  render: () => buttons,
  play: say('error', '网络断开，请稍后重试'),
};
export const LongText: Story = {
  name: '长文字',
  render: () => buttons,
  play: say('info', '您的注单正在等待确认，确认结果会在几秒内显示在“未结算”里，请不要重复提交同一注单'),
};
