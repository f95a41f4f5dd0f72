import { expectNoneRuns, HostileRun, hostileParameters } from '@lobby/ui-kit/testing/hostile-run';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { letters, unreadCounts } from '../testing/sample-letters.ts';
import { LetterFold } from './letter-fold.tsx';
import { LettersView } from './letters.view.tsx';
import { startList } from './list/letter-list.flow.ts';
import { LetterListView } from './list/letter-list.view.tsx';

const list = (
  <LetterListView
    tab="notice"
    state={{ ...startList, openId: 'l1' }}
    letters={{ list: letters, total: 46 }}
    unread={2}
    failure={undefined}
    isRetrying={false}
    page={1}
    pageSize={20}
    send={fn()}
    onToggle={fn()}
    onConfirm={fn()}
    onPage={fn()}
    onRetry={fn()}
  />
);

const meta = {
  title: '会员/消息中心',
  component: LettersView,
  parameters: { docs: { description: { component: '会员的消息按分类查看，分类旁是未读条数。' } } },
  args: { tab: 'notice', unread: unreadCounts, children: list, onTab: fn() },
} satisfies Meta<typeof LettersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: '分类与未读数',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('tab', { name: '通知 2 条未读' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tab', { name: '公告' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '赛事 120 条未读' }));
    await expect(args.onTab).toHaveBeenCalledWith('match');
  },
};
export const Phone: Story = { name: '手机', globals: { width: '390' } };
export const Hostile: Story = {
  name: '恶意内容不会运行',
  parameters: hostileParameters,
  render: () => (
    <HostileRun>
      {vectors => (
        <ul>
          {vectors.map(({ id, html }) => (
            <LetterFold
              key={id}
              title={html}
              html={`<p>${id}</p>${html}`}
              sentAt={id}
              isOpen
              onToggle={() => {}}
            />
          ))}
        </ul>
      )}
    </HostileRun>
  ),
  play: async ({ canvasElement }) => {
    await expectNoneRuns(canvasElement, () => [
      ...canvasElement.querySelectorAll('li > h2 + div > div:not([aria-busy])'),
    ]);
  },
};
