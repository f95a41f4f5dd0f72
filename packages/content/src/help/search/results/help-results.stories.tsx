import { resultMessage, resultTitle } from '@lobby/api-client/result-codes';
import { paths } from '@lobby/feature';
import { WithPaths } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { HelpResultsView } from './help-results.view.tsx';

const known = [...Object.values(paths.help), paths.game.sport];

const meta = {
  title: '帮助/搜索结果',
  component: HelpResultsView,
  parameters: {
    docs: { description: { component: '在帮助中搜索到的错误码、页面与游戏；没有找到时，告诉怎样继续。' } },
  },
  args: { query: '取款密码', pages: [], codes: [], games: [], onService: fn() },
  decorators: [
    Story => (
      <WithPaths known={known}>
        <Story />
      </WithPaths>
    ),
  ],
} satisfies Meta<typeof HelpResultsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  name: '页面，最合适的一节在前',
  args: {
    pages: [
      {
        code: 'qk',
        title: '取款帮助',
        section: { id: 'refused', title: '不能取款时' },
        text: '取款密码连续输错会锁定，也可以当时重设。',
      },
      { code: 'kh', title: '开户帮助', text: '开户免费，只需用户名与密码。' },
    ],
    results: '/game/sport/crty?view=results&q=x',
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('link', { name: /取款帮助 · 不能取款时/ });
    await expect(first).toHaveAttribute('href', '/app/help/qk#refused');
    await expect(canvas.getByText('找到 2 项')).toHaveRole('status');
  },
};
export const Code: Story = {
  name: '错误码：是什么意思，该怎么做',
  args: {
    query: '6413',
    codes: [
      {
        code: '6413',
        title: resultTitle('venue-activity', 'zh-CN'),
        text: resultMessage('venue-activity', 'zh-CN'),
        page: 'zz',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '转账帮助' })).toHaveAttribute('href', '/app/help/zz');
  },
};
export const Games: Story = {
  name: '游戏',
  args: {
    query: '百家乐',
    pages: [{ code: 'zrwt', title: '真人问题', text: '真人馆有百家乐与单零轮盘。' }],
    games: [
      { key: 'ZR1 baccarat', name: '百家乐', to: '/game/realbet?venue=ZR1' },
      { key: 'ZR1 no-commission', name: '免佣百家乐', to: '/game/realbet?venue=ZR1' },
    ],
  },
};
export const None: Story = {
  name: '没有找到，怎样继续',
  args: { query: '没有的词', results: '/game/sport/crty?view=results&q=x' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('没有找到“没有的词”')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '联系客服' }));
    await expect(args.onService).toHaveBeenCalledOnce();
  },
};
