import type { Meta, StoryObj } from '@storybook/react-vite';

import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

const meta = {
  title: '对话框/对话框',
  component: Dialog,
  parameters: {
    docs: { description: { component: '所有对话框的底：标题在左，关闭在右；焦点留在里面，关闭后归还。' } },
  },
  args: { open: true, onClose: () => {}, title: '修改昵称', children: null },
  render: args => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opened(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  const [name, setName] = useState('林乔');
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          props.actions ?? (
            <>
              <Button onClick={() => setOpen(false)}>取消</Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                确定
              </Button>
            </>
          )
        }
      >
        {props.children ?? <TextField label="昵称" value={name} onChange={setName} />}
      </Dialog>
    </>
  );
}

export const Medium: Story = { name: '中' };
export const Small: Story = { name: '小', args: { size: 's' } };
export const Large: Story = { name: '大', args: { size: 'l' } };

export const ReturnsFocus: Story = {
  name: '键盘：Esc 关闭并归还焦点',
  args: { open: false },
  play: async () => {
    const opener = screen.getByRole('button', { name: '打开' });
    await userEvent.click(opener);
    const field = await screen.findByRole('textbox', { name: '昵称' });
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A page whose button goes away while the dialog is open, as the login button does after a login. */
function OpenerThatGoes(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState(false);
  return (
    <main tabIndex={-1} style={{ outline: 'none' }}>
      {done ? <p>已登录</p> : <Button onClick={() => setOpen(true)}>登录</Button>}
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={
          <Button
            variant="primary"
            onClick={() => {
              setDone(true);
              setOpen(false);
            }}
          >
            确定
          </Button>
        }
      >
        <p>登录后，这个按钮就没有了。</p>
      </Dialog>
    </main>
  );
}

export const OpenerIsGone: Story = {
  name: '打开它的按钮没了：焦点到正文',
  args: { open: false, title: '登录' },
  render: args => <OpenerThatGoes {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
};

/** A page whose button goes away once what was saved in the dialog is known again, as that of a birthday does. */
function OpenerThatGoesLater(props: DialogProps) {
  const [open, setOpen] = useState(false);
  const [isSet, set] = useState(false);
  return (
    <main tabIndex={-1} style={{ outline: 'none' }}>
      <p>{isSet ? '已设置' : <Button onClick={() => setOpen(true)}>设置</Button>}</p>
      <button type="button" lang="zh-Hans" onPointerEnter={() => set(true)}>
        资料
      </button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
        actions={<Button onClick={() => setOpen(false)}>确定</Button>}
      >
        <p>设置之后，这个按钮就没有了。</p>
      </Dialog>
    </main>
  );
}

export const OpenerGoesLater: Story = {
  name: '关闭之后，打开它的按钮才没了：焦点到正文',
  args: { open: false, title: '设置' },
  render: args => <OpenerThatGoesLater {...args} />,
  play: async ({ canvasElement }) => {
    const opener = screen.getByRole('button', { name: '设置' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.hover(screen.getByRole('button', { name: '资料' }));
    await screen.findByText('已设置');
    await waitFor(() => expect(canvasElement.querySelector('main')).toHaveFocus());
  },
};

export const NotClosable: Story = {
  name: '不可关闭',
  args: { closable: false, title: '必须完成的步骤' },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const Access: Story = {
  name: '登录大小，左侧品牌画',
  args: {
    size: 'access',
    hideTitle: true,
    title: '登录',
    art: (
      <p style={{ fontSize: 'var(--font-size-26)', fontWeight: 600, padding: '2.25rem 2rem' }}>欢迎回来</p>
    ),
    children: <p>这里是表单。</p>,
    actions: <Button variant="primary">登录</Button>,
  },
};

export const LongContent: Story = {
  name: '长内容',
  args: {
    title: '一个很长的标题：用来确认标题换行时关闭按钮仍然留在右上角不会被挤走',
    children: (
      <>
        {Array.from(
          { length: 24 },
          (_, line) => `第 ${line + 1} 条：投注前请确认盘口、赔率与投注额，确认后不可撤销。`,
        ).map(text => (
          <p key={text}>{text}</p>
        ))}
      </>
    ),
  },
};
