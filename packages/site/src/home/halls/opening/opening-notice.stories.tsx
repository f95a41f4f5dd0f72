import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pretendPlatform } from '../../../testing/pretend-platform.ts';
import { WithPages } from '../../../testing/with-pages.tsx';
import { GameHalls } from '../game-halls.tsx';
import { LazyOpeningNotice } from './lazy-opening-notice.tsx';

const prepared = ['realbet', 'chess', 'gaming', 'lottery', 'egame', 'fish'];

const meta = {
  title: '页面/首页的大厅',
  component: GameHalls,
  parameters: {
    docs: {
      description: {
        component:
          '开放的大厅与筹备中的大厅。会员可以登记开放通知：大厅开放时收到一封站内信，此外没有别的；登记可以取消。',
      },
    },
  },
  decorators: [
    Story => (
      <WithPages>
        <Story />
      </WithPages>
    ),
  ],
  beforeEach: () => pretendPlatform({ member: true }),
} satisfies Meta<typeof GameHalls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  name: '访客：没有登记',
  beforeEach: () => pretendPlatform(),
};

export const NotAsked: Story = {
  name: '会员：未登记',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '开放时通知我' });
  },
};

export const AskedAndTakenBack: Story = {
  name: '会员：用键盘登记，再取消',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const button = await page.findByRole('button', { name: '开放时通知我' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('已登记，开放时发站内信')).toHaveAttribute('role', 'status');
    await expect(button).toHaveAccessibleName('取消登记');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAccessibleName('开放时通知我'));
    await expect(page.queryByText('已登记，开放时发站内信')).toBeNull();
    await expect(button).toHaveFocus();
  },
};

export const Asked: Story = {
  name: '会员：已登记',
  beforeEach: () => pretendPlatform({ member: true, wished: prepared }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('已登记，开放时发站内信');
    await page.findByRole('button', { name: '取消登记' });
  },
};

export const AskedOfSome: Story = {
  name: '会员：登记之后又有大厅开始筹备',
  beforeEach: () => pretendPlatform({ member: true, wished: prepared.slice(1) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '开放时通知我' }));
    await page.findByText('已登记，开放时发站内信');
  },
};

export const Sending: Story = {
  name: '正在登记',
  beforeEach: () => pretendPlatform({ member: true, wishing: 'waits' }),
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: '开放时通知我' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Lost: Story = {
  name: '没有得到确认',
  beforeEach: () => pretendPlatform({ member: true, wishing: 'lost' }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '开放时通知我' }));
    await expect(await page.findByText('没有得到确认，请重试')).toHaveAttribute('role', 'status');
    await expect(page.getByRole('button', { name: '开放时通知我' })).toHaveFocus();
  },
};

export const LostOnAPhone: Story = { ...Lost, name: '没有得到确认，在手机上', globals: { width: '390' } };

export const AskedOnAPhone: Story = { ...Asked, name: '会员：已登记，在手机上', globals: { width: '390' } };

export const Alone: Story = {
  name: '多数大厅已开放：在各个大厅之下',
  render: () => <LazyOpeningNotice alone />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('有大厅正在筹备');
    await userEvent.click(await page.findByRole('button', { name: '开放时通知我' }));
    await page.findByText('已登记，开放时发站内信');
  },
};

export const Paused: Story = {
  name: '会员，暂停中：没有登记',
  beforeEach: () => pretendPlatform({ member: true, paused: true, wished: prepared }),
};
