import { Button } from '@lobby/ui-kit/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { defineDialog } from './define-dialog.ts';
import { DialogHost } from './dialog-host.tsx';
import { flakyDialog, goneDialog, greetingDialog } from './testing/dialogs.ts';
import { termsDialog } from './testing/terms.ts';
import { useReplaceDialog } from './use-replace-dialog.ts';

const meta = {
  title: '对话框/队列与层叠',
  component: DialogHost,
  parameters: {
    docs: { description: { component: '对话框由一处统一显示：可以层叠，也可以排队；关闭后焦点逐层归还。' } },
  },
} satisfies Meta<typeof DialogHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogs = [greetingDialog, termsDialog, flakyDialog, goneDialog];

function Openers(): ReactNode {
  const dispatch = useDispatch();
  return (
    <div style={{ display: 'flex', gap: '0.75rem' }}>
      <Button onClick={() => dispatch(greetingDialog.open({ name: '林乔' }))}>打开</Button>
      <Button onClick={() => dispatch(flakyDialog.open())}>打开（第一次加载失败）</Button>
      <Button onClick={() => dispatch(goneDialog.open())}>打开（文件已不在）</Button>
      <Button
        onClick={() => {
          dispatch(greetingDialog.queue({ name: '先到' }));
          dispatch(termsDialog.queue());
        }}
      >
        排队两个
      </Button>
    </div>
  );
}

const page = () => (
  <>
    <Openers />
    <DialogHost dialogs={dialogs} />
  </>
);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('dialog', { name });
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

export const Nested: Story = {
  name: '层叠：Esc 只关最上层，焦点逐层归还',
  args: { dialogs },
  render: page,
  play: async () => {
    await press('打开');
    await heading('你好，林乔');
    await press('查看条款');
    await heading('服务条款');
    await userEvent.keyboard('{Escape}');
    await gone('服务条款');
    await expect(await heading('你好，林乔')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: '查看条款' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone('你好，林乔');
    await waitFor(() => expect(screen.getByRole('button', { name: '打开' })).toHaveFocus());
  },
};

export const Shared: Story = {
  name: '两个功能带来同一个对话框：只有一个',
  args: { dialogs: [...dialogs, greetingDialog] },
  render: args => (
    <>
      <Openers />
      <DialogHost {...args} />
    </>
  ),
  play: async () => {
    await press('打开');
    await heading('你好，林乔');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const Queue: Story = {
  name: '排队：一个关了下一个才来',
  args: { dialogs },
  render: page,
  play: async () => {
    await press('排队两个');
    await heading('你好，先到');
    await expect(screen.queryByRole('dialog', { name: '服务条款' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await heading('服务条款');
  },
};

let arrive: () => void = () => {};
let slow = 0;
/** A new one each time: a dialog that has come once is here. */
const slowDialog = () =>
  defineDialog(`test/slow-${slow++}`, async () => {
    await new Promise<void>(resolve => {
      arrive = resolve;
    });
    return import('./testing/terms.view.tsx');
  });

function Replacing(): ReactNode {
  const replace = useReplaceDialog();
  const [next] = useState(slowDialog);
  const [all] = useState(() => [...dialogs, next]);
  // Only what stands in a dialog can be pressed while it is open; the story presses in its name.
  return (
    <>
      <Openers />
      <Button hidden onClick={() => void replace(next)}>
        换成条款
      </Button>
      <DialogHost dialogs={all} />
    </>
  );
}

/** Tells whether there was a moment without a dialog, after any change of the page. */
function watchHoles(): () => boolean {
  let hasHole = false;
  const changes = new MutationObserver(() => {
    hasHole ||= document.querySelector('[role=dialog]') === null;
  });
  changes.observe(document.body, { childList: true, subtree: true });
  return () => {
    changes.disconnect();
    return hasHole;
  };
}

export const InPlace: Story = {
  name: '走一遍：换成另一个对话框，中间没有空白',
  args: { dialogs },
  render: () => <Replacing />,
  play: async () => {
    await press('打开');
    const before = await heading('你好，林乔');
    const sawHole = watchHoles();
    screen.getByText<HTMLElement>('换成条款').click();
    // What replaces it is still on its way, and says so.
    await screen.findByText('正在打开');
    await expect(before).toBeVisible();
    arrive();
    const after = await heading('服务条款');
    await gone('你好，林乔');
    expect(sawHole()).toBe(false);
    // It has no entrance of its own.
    await expect(after).toHaveAttribute('data-in-place');
    await userEvent.keyboard('{Escape}');
    await gone('服务条款');
  },
};

export const ClosedOnTheWay: Story = {
  ...InPlace,
  name: '走一遍：换的时候关闭，两个都不再来',
  play: async () => {
    await press('打开');
    await heading('你好，林乔');
    screen.getByText<HTMLElement>('换成条款').click();
    await screen.findByText('正在打开');
    await userEvent.keyboard('{Escape}');
    await gone('你好，林乔');
    arrive();
    await expect(screen.queryByRole('dialog', { name: '服务条款' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  name: '加载失败后重试',
  args: { dialogs },
  render: page,
  play: async () => {
    await press('打开（第一次加载失败）');
    await heading('打开失败');
    await press('重试');
    await heading('服务条款');
  },
};

const reload = fn();

export const Stale: Story = {
  name: '网站更新后文件已不在：刷新页面',
  args: { dialogs, chunks: { explain: () => 'stale', reload } },
  render: args => (
    <>
      <Openers />
      <DialogHost {...args} />
    </>
  ),
  play: async () => {
    await press('打开（文件已不在）');
    await heading('打开失败');
    await press('刷新页面');
    await expect(reload).toHaveBeenCalled();
  },
};

export const Held: Story = {
  name: '网站更新后文件已不在，注单在途：不刷新',
  args: { dialogs, chunks: { explain: () => 'held', reload } },
  render: Stale.render,
  play: async () => {
    await press('打开（文件已不在）');
    await heading('打开失败');
    await expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '刷新页面' })).toBeNull();
  },
};
