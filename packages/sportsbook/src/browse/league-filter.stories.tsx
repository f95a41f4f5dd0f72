import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LeagueFilter } from './league-filter.tsx';

const leagues = ['英超', '西甲', '德甲', '意甲', '法甲', '中超', '欧冠', '荷甲', '葡超', '比甲'].map(
  (name, at) => ({
    id: String(at),
    name,
    count: at + 1,
  }),
);

const meta = {
  title: '体育/联赛筛选',
  component: LeagueFilter,
  tags: ['covers-page'],
  parameters: {
    docs: { description: { component: '勾选要看的联赛：全选、全不选、反选；一次最多 8 个，全选即不筛选。' } },
  },
  args: { leagues, chosen: new Set<string>(), onApply: fn(), onClose: fn() },
} satisfies Meta<typeof LeagueFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtMostEight: Story = {
  name: '最多 8 个，或全选',
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', {}, patient));
    const apply = dialog.getByRole('button', { name: /确定/ });
    await userEvent.click(dialog.getByRole('checkbox', { name: /英超/ }));
    await expect(dialog.getByRole('status')).toHaveTextContent('最多选 8 个联赛，或全选');
    await userEvent.click(apply);
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /西甲/ }));
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenLastCalledWith(new Set(['2', '3', '4', '5', '6', '7', '8', '9']));
  },
};

export const None: Story = {
  name: '全不选，再选一个',
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', {}, patient));
    await userEvent.click(dialog.getByRole('button', { name: '全不选' }));
    await expect(dialog.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
    await expect(dialog.getByRole('status')).toHaveTextContent('请至少选一个联赛');
    await userEvent.click(dialog.getByRole('checkbox', { name: /中超/ }));
    await userEvent.click(dialog.getByRole('button', { name: '确定' }));
    await expect(args.onApply).toHaveBeenLastCalledWith(new Set(['5']));
  },
};

export const NoLeague: Story = { name: '没有可选的联赛', args: { leagues: [] } };
