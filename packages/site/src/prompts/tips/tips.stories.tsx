import { resultMessage } from '@lobby/api-client/result-codes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import TipsView from './tips.view.tsx';

const meta = {
  title: '对话框/温馨提示',
  component: TipsView,
  parameters: { docs: { description: { component: '平台要求会员读到的一段话，读完点「知道了」。' } } },
  args: { payload: { text: resultMessage('region-warning', 'zh-CN') }, close: fn() },
} satisfies Meta<typeof TipsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '默认',
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
    expect(args.close).toHaveBeenCalledOnce();
  },
};
export const WithService: Story = {
  name: '可联系客服',
  args: {
    payload: { title: '登录受限', text: resultMessage('contact-customer-service', 'zh-CN'), service: true },
  },
};
export const SendAgain: Story = {
  name: '再提交一次即可继续',
  args: { payload: { text: resultMessage('region-warning', 'zh-CN'), again: true } },
  play: async () => {
    expect(await screen.findByText('如仍要继续，请再提交一次。')).toBeVisible();
  },
};
export const LongText: Story = {
  name: '长文本',
  args: { payload: { text: '请仔细阅读以下内容。'.repeat(40) } },
};
