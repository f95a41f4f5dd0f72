import {
  expectNoneRuns,
  HostileRun,
  hostileParameters,
  someVectors,
} from '@lobby/ui-kit/testing/hostile-run';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import AnnouncementsView from './announcements.view.tsx';

const items = [
  {
    id: '1',
    title: '英超第12轮今晚开赛，滚球盘口已全部上线',
    html: '<p>今晚八场比赛同时开球，<b>全场与半场</b>盘口均已开放。</p>',
    publishedAt: Date.UTC(2026, 10, 22, 9, 30),
  },
  {
    id: '2',
    title: '关于十一月二十四日凌晨三点至四点系统例行维护期间投注与结算安排的说明',
    html: '<p>维护期间不接受新注单，已接受的注单照常结算。</p>',
    publishedAt: Date.UTC(2026, 10, 21, 4, 0),
  },
  { id: '3', title: '本站为娱乐演示环境，使用虚拟资金' },
];

const meta = {
  title: '对话框/公告列表',
  component: AnnouncementsView,
  parameters: {
    docs: {
      description: {
        component:
          '登录后自动打开新公告；点一条公告，打开全部公告，点的那一条有标记。勾选后当天（北京时间）不再自动打开。',
      },
    },
  },
  args: { payload: { items, chosen: '2' }, notToday: false, onNotToday: fn(), close: fn() },
} satisfies Meta<typeof AnnouncementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '默认',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '公告' }));
    await dialog.findByText('全场与半场');
    const marked = dialog.getAllByRole('listitem').filter(item => item.ariaCurrent === 'true');
    await expect(marked).toHaveLength(1);
    await expect(marked[0]).toHaveTextContent('例行维护');
    await userEvent.click(dialog.getByRole('button', { name: '知道了' }));
    await expect(args.close).toHaveBeenCalledOnce();
  },
};
export const One: Story = { name: '只有一条', args: { payload: { items: items.slice(2) } } };

export const NotToday: Story = {
  name: '今日不再提示',
  render: args => <Ticked {...args} />,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: '公告' }));
    const box = dialog.getByRole('checkbox', { name: '今日不再提示' });
    await expect(box).not.toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onNotToday).toHaveBeenCalledWith(true);
    await userEvent.click(dialog.getByText('今日不再提示'));
    await expect(args.onNotToday).toHaveBeenLastCalledWith(false);
  },
};
export const NotTodayOnPhone: Story = { ...NotToday, name: '今日不再提示，手机', globals: { width: '390' } };

function Ticked(props: ComponentProps<typeof AnnouncementsView>) {
  const [notToday, setNotToday] = useState(props.notToday);
  const remember = (isWanted: boolean) => {
    props.onNotToday(isWanted);
    setNotToday(isWanted);
  };
  return <AnnouncementsView {...props} notToday={notToday} onNotToday={remember} />;
}

export const Hostile: Story = {
  name: '恶意内容不会运行',
  parameters: hostileParameters,
  render: () => (
    <HostileRun count={someVectors}>
      {(vectors, hide) => (
        <AnnouncementsView
          payload={{
            items: vectors.map(({ id, html }) => ({
              id: String(id),
              title: html,
              html: `<p>${id}</p>${html}`,
            })),
          }}
          notToday={false}
          onNotToday={() => {}}
          close={hide}
        />
      )}
    </HostileRun>
  ),
  play: async ({ canvasElement }) => {
    await expectNoneRuns(
      canvasElement,
      () => [...document.querySelectorAll('[role=dialog] li > h3 + div:not([aria-busy])')],
      someVectors,
    );
    await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  },
};
