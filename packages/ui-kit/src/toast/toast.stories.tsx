import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastRegion, toast } from './toast-region.tsx';

const meta = {
  title: '反馈/轻提示',
  component: ToastRegion,
  tags: ['covers-page'],
  parameters: {
    docs: {
      description: { component: '在页面一角短暂出现的消息，几秒后自己消失，鼠标移上去时停住。' },
      story: { height: '14rem' },
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

type Kind = 'info' | 'success' | 'warning' | 'error';

/** The house around every story already has the one region. */
function Said({ kind, text, title }: { kind: Kind; text: string; title?: string | undefined }) {
  useEffect(() => (title ? toast.error(text, title) : toast[kind](text)), [kind, text, title]);
  return (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <Button onClick={() => toast.info('比赛已开始，盘口更新中')}>普通</Button>
      <Button onClick={() => toast.success('投注成功')}>成功</Button>
      <Button onClick={() => toast.warning('赔率已变化')}>警告</Button>
      <Button onClick={() => toast.error('网络断开，请稍后重试')}>错误</Button>
    </div>
  );
}

function said(kind: Kind, text: string, title?: string): Pick<Story, 'render' | 'play'> {
  return {
    render: () => <Said kind={kind} text={text} title={title} />,
    play: () =>
      waitFor(() => {
        for (const words of title ? [title, text] : [text])
          expect(screen.getAllByText(words)[0]).toBeVisible();
      }),
  };
}

export const Info: Story = { name: '普通', ...said('info', '比赛已开始，盘口更新中') };
export const Success: Story = { name: '成功', ...said('success', '投注成功') };
export const Warning: Story = { name: '警告', ...said('warning', '赔率已变化') };
export const Failure: Story = { name: '错误', ...said('error', '网络断开，请稍后重试') };
export const Titled: Story = {
  name: '带标题的错误',
  ...said('error', '头像没有保存，原来的还在。请换一张小一些的图片再试。', '图片太大'),
};
export const LongText: Story = {
  name: '长文字',
  ...said('info', '您的注单正在等待确认，确认结果会在几秒内显示在“未结算”里，请不要重复提交同一注单'),
};
export const BesideFrame: Story = {
  name: '焦点在页面的框里时也会自己消失',
  render: () => <Said kind="success" text="已转入场馆" />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(screen.getAllByText('已转入场馆')[0]).toBeVisible());
    const frame = canvasElement.appendChild(document.createElement('iframe'));
    frame.focus();
    // What a browser says when the focus goes into a frame.
    window.dispatchEvent(new FocusEvent('blur'));
    await waitFor(() => expect(screen.queryByText('已转入场馆')).toBeNull(), { timeout: 30_000 });
    frame.remove();
  },
};

const opened = fn();
function Acting() {
  useEffect(
    () => toast.success('注单赢了，派彩 ¥19.60', undefined, { label: '查看注单', press: opened }),
    [],
  );
  return <Button>页面上的按钮</Button>;
}

export const WithAction: Story = {
  name: '带操作：键盘够得着，按了就关',
  render: () => <Acting />,
  play: async ({ canvasElement }) => {
    opened.mockClear();
    const region = await screen.findByRole('region', { name: '通知' });
    await waitFor(() => expect(within(region).getByText('注单赢了，派彩 ¥19.60')).toBeVisible());
    const behind = within(canvasElement).getByRole('button', { name: '页面上的按钮' });
    behind.focus();
    await userEvent.keyboard('{F6}{Tab}{Tab}');
    const act = within(region).getByRole('button', { name: '查看注单' });
    await waitFor(() => expect(act).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByText('注单赢了，派彩 ¥19.60')).toBeNull());
    await expect(behind).toHaveFocus();
  },
};
export const ActionShown: Story = {
  name: '带操作',
  render: () => <Acting />,
  play: () => waitFor(() => expect(screen.getByRole('button', { name: '查看注单' })).toBeVisible()),
};
