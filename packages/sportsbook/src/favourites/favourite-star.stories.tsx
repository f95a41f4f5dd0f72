import { patient } from '@lobby/ui-testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { markFavourites } from '../testing/mark-favourites.ts';
import { FavouriteStar } from './favourite-star.tsx';

const meta = {
  title: '体育/收藏星标',
  component: FavouriteStar,
  parameters: { docs: { description: { component: '收藏一场比赛，再点一次取消；保存在这台设备上。' } } },
  args: {
    match: { ecid: 'e1', sport: 'FT', kickoff: 1_795_000_000_000, teams: { home: '富勒姆', away: '伯恩利' } },
  },
} satisfies Meta<typeof FavouriteStar>;
export default meta;
type Story = StoryObj<typeof meta>;

const star = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: '收藏 富勒姆 对 伯恩利' }, patient);

export const Off: Story = {
  name: '未收藏',
  beforeEach: () => markFavourites(),
  play: async ({ canvasElement }) => {
    await expect(await star(canvasElement)).toHaveAttribute('aria-pressed', 'false');
  },
};

export const On: Story = {
  name: '已收藏',
  beforeEach: () => markFavourites('e1'),
  play: async ({ canvasElement }) => {
    const button = await star(canvasElement);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAttribute('title', '取消收藏');
  },
};

export const Pressed: Story = {
  name: '用键盘收藏，再取消',
  beforeEach: () => markFavourites(),
  play: async ({ canvasElement }) => {
    const button = await star(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveFocus();
  },
};
