import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BrowseView } from '../browse/browse-view.tsx';
import { useListChoices } from '../list/use-list-choices.ts';
import { matchQueryOf, useBrowseQuery } from '../query/use-browse-query.ts';
import { SportsbookLayout } from '../screen/sportsbook-layout.tsx';
import { beMember } from '../testing/be-member.ts';
import { liveGames } from '../testing/sample-games.ts';
import { SportsbookStage } from '../testing/sportsbook-stage.tsx';

function Page() {
  const [query, go] = useBrowseQuery();
  const choices = useListChoices(query);
  return (
    <SportsbookStage answer={liveGames()}>
      {() => (
        <SportsbookLayout menu={null}>
          <BrowseView
            query={matchQueryOf(query)}
            counts={undefined}
            choices={choices}
            onGo={go}
            onResults={() => {}}
          />
        </SportsbookLayout>
      )}
    </SportsbookStage>
  );
}

const meta = {
  title: '体育/键盘',
  component: Page,
  beforeEach: beMember,
  parameters: {
    docs: { description: { component: '只用键盘也能投注：跳到投注额、再跳回列表，焦点始终看得见。' } },
    house: { path: '/game/sport/crty' },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PickAndStake: Story = {
  name: '走一遍：选赔率，跳到投注额，再回来',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = (await canvas.findAllByRole('button', { name: /富勒姆 对 伯恩利，全场让球/ }, patient))[0]!;
    price.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: '投注额' }, patient);
    await userEvent.tab();
    await expect(document.activeElement).toHaveTextContent('跳到投注单');
    await expect(document.activeElement).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: '投注额' })).toHaveFocus();

    canvas.getAllByRole('link', { name: '回到赔率列表' })[0]!.focus();
    await userEvent.keyboard('{Enter}');
    await expect(price).toHaveFocus();
  },
};

export const BackToWhereItWas: Story = {
  name: '多注：回到离开时的那个赔率',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const prices = await canvas.findAllByRole('button', { name: /，全场让球/ }, patient);
    await userEvent.click(canvas.getByRole('radio', { name: '多注' }));
    const picked = [prices[0]!, prices[2]!];
    for (const price of picked) await userEvent.click(price);
    await expect(canvas.getAllByRole('link', { name: '跳到投注单' })).toHaveLength(3);
    for (const price of picked) {
      price.focus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      canvas.getAllByRole('link', { name: '回到赔率列表' })[0]!.focus();
      await userEvent.keyboard('{Enter}');
      await expect(price).toHaveFocus();
    }
  },
};

export const NothingToScroll: Story = {
  name: '空的投注单没有滚动条',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('富勒姆', {}, patient);
    const column = document.getElementById('betslip');
    await expect(canvas.getByText('投注单还是空的')).toBeVisible();
    await expect(column?.scrollHeight).toBe(column?.clientHeight);
  },
};

export const FromTheTop: Story = {
  name: '没有选赔率：列表前也能跳',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('富勒姆', {}, patient);
    canvas.getByRole('link', { name: '跳到投注单' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(document.getElementById('betslip')).toContainElement(document.activeElement as HTMLElement);
  },
};
