import { resultMessage } from '@lobby/api-client/result-codes';
import { SlotsProvider } from '@lobby/feature/slots';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import BindingNeededView from './binding-needed.view.tsx';

const text = '为了您的资金安全，请先绑定真实姓名';
const binding = fn((what: string) => ({ type: what }));

const meta = {
  title: '对话框/需要绑定',
  component: BindingNeededView,
  parameters: {
    docs: {
      description: {
        component: '操作因未绑定手机或真实姓名被拒绝时，说明原因并就地打开绑定；当前页面与已填内容不受影响。',
      },
    },
  },
  decorators: [
    Story => (
      <SlotsProvider value={{ binding: async () => ({ default: binding }) }}>
        <Story />
      </SlotsProvider>
    ),
  ],
  args: { payload: { text, what: 'realName' }, close: fn() },
} satisfies Meta<typeof BindingNeededView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RealName: Story = {
  name: '真实姓名：去绑定',
  play: async ({ args }) => {
    expect(await screen.findByText(text)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '去绑定' }));
    await waitFor(() => expect(args.close).toHaveBeenCalledOnce());
    expect(binding).toHaveBeenCalledWith('realName');
  },
};
export const Phone: Story = {
  name: '手机号',
  args: { payload: { text: resultMessage('unbound-phone', 'zh-CN'), what: 'phone' } },
};
export const NoDialog: Story = {
  name: '站点没有绑定功能：联系客服',
  decorators: [
    Story => (
      <SlotsProvider value={{}}>
        <Story />
      </SlotsProvider>
    ),
  ],
  play: async () => {
    expect(await screen.findByRole('button', { name: '联系客服' })).toBeVisible();
  },
};
export const LongText: Story = {
  name: '长文本',
  args: { payload: { text: text.repeat(20), what: 'realName' } },
};
