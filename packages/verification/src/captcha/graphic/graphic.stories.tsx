import { resultMessage } from '@lobby/api-client/result-codes';
import { refused } from '@lobby/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import image from '../../testing/fixtures/letters.png';
import { GraphicView } from './graphic.view.tsx';

const meta = {
  title: '对话框/图形验证',
  component: GraphicView,
  parameters: {
    docs: { description: { component: '输入图片里的字符，证明是本人操作；滑块走不通时由它接替。' } },
  },
  args: {
    state: { step: 'typing', image, codeId: 'x1' },
    onRefresh: fn(),
    onEdit: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof GraphicView>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '验证码' });
const confirm = () => screen.getByRole('button', { name: '确定' });

export const Fetching: Story = { name: '取图片中', args: { state: { step: 'fetching' } } };
export const Typing: Story = {
  name: '等待输入',
  play: async ({ args }) => {
    await userEvent.type(await field(), ' ７ｋpw4 ');
    await userEvent.click(confirm());
    expect(args.onSubmit).toHaveBeenCalledWith('7kpw4');
  },
};
export const Working: Story = {
  name: '验证中：读屏听得到，随时可以关掉',
  args: { state: { step: 'working', image, codeId: 'x1', bits: 20 } },
  play: async ({ args }) => {
    const status = await screen.findByText('正在验证…', { selector: '[role=status]' });
    await waitFor(() => expect(status).toBeVisible());
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirm());
    expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};
export const Misread: Story = {
  name: '输入错误，已换新图',
  args: { state: { step: 'typing', image, codeId: 'x2', problem: { stage: 'captcha' } } },
  play: async ({ args }) => {
    expect(await screen.findByText('验证未通过，请重新验证')).toHaveTextContent('6：验证未通过，请重新验证');
    await userEvent.type(await field(), '7');
    expect(args.onEdit).toHaveBeenCalled();
  },
};
export const NoPicture: Story = {
  name: '图片没取到',
  args: {
    state: {
      step: 'no-picture',
      problem: {
        stage: 'picture',
        failure: refused('frequent-submission'),
      },
    },
  },
  play: async ({ args }) => {
    const words = resultMessage('frequent-submission', 'zh-CN');
    expect(await screen.findByText(words)).toHaveTextContent(`1：${words}`);
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  name: '规则：必须填写',
  play: async ({ args }) => {
    await field();
    expect(confirm()).toHaveAccessibleDescription('请先填写：验证码');
    await userEvent.click(confirm());
    expect(await screen.findByText('请输入验证码', { selector: '[role=alert]' })).toBeVisible();
    expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const TooLong: Story = {
  name: '规则：最多10个字符',
  play: async ({ args }) => {
    const input = await field();
    await userEvent.type(input, 'abcdefghijklmn');
    expect(input).toHaveValue('abcdefghij');
    await userEvent.keyboard('{Enter}');
    expect(args.onSubmit).toHaveBeenCalledWith('abcdefghij');
  },
};
export const Refreshes: Story = {
  name: '换一张：已输入的清空',
  play: async ({ args }) => {
    const input = await field();
    await userEvent.type(input, 'abc');
    await userEvent.click(screen.getByRole('button', { name: '换一张' }));
    expect(args.onRefresh).toHaveBeenCalledOnce();
    expect(input).toHaveValue('');
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const LongWords: Story = {
  name: '很长的服务器消息',
  args: {
    state: {
      step: 'no-picture',
      problem: {
        stage: 'picture',
        failure: {
          kind: 'unknown-code',
          code: 1,
          message: '系统正在升级安全策略，请稍等片刻再试。'.repeat(5),
        },
      },
    },
  },
};
