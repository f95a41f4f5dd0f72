import { defineRoute, type PageMenuProps, paths } from '@lobby/feature';
import { KnownPathsProvider } from '@lobby/feature/known-paths';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { siteMessages } from '../../messages/index.ts';
import { pretendPlatform } from '../../testing/pretend-platform.ts';
import { Header } from '../header.tsx';
import { Beside } from '../late/beside.tsx';

/** Two ways on, as a hall has them. */
function TwoWays({ path, isOpen }: PageMenuProps): ReactNode {
  return (
    isOpen && (
      <p>
        <Link to={`${path}?venue=A`}>A</Link> <Link to={`${path}?venue=B`}>B</Link>
      </p>
    )
  );
}

const { home, game } = paths;
const table = [home, game.live, game.chess].map(({ pattern }) =>
  defineRoute({
    path: pattern,
    title: 'site.home.title',
    texts: siteMessages,
    layout: 'main',
    access: 'public',
    load: async () => ({ default: () => null, Menu: TwoWays }),
  }),
);

const meta = {
  title: '页面/场馆菜单',
  component: Header,
  parameters: {
    docs: {
      description: {
        component: '指针或键盘焦点停在场馆的链接上时，页头下方展开的菜单；其中的内容由该页提供。',
      },
    },
  },
  globals: { width: '1366' },
  decorators: [
    Story => (
      <KnownPathsProvider table={table}>
        <div style={{ minBlockSize: '20rem' }}>
          <Story />
          <Beside />
          <main tabIndex={-1} />
        </div>
      </KnownPathsProvider>
    ),
  ],
  beforeEach: () => pretendPlatform({ halls: 'open' }),
} satisfies Meta<typeof Header>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link of a hall, once it is known that it has a menu. */
async function hall(page: ReturnType<typeof within>, name: string): Promise<HTMLElement> {
  const link = await page.findByRole('link', { name });
  await waitFor(() => expect(link).toHaveAttribute('aria-expanded', 'false'));
  return link;
}

export const Hovered: Story = {
  name: '指针停留：展开，移入菜单不收起，离开收起',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await hall(page, '真人');
    await userEvent.hover(link);
    const menu = await page.findByRole('region', { name: '真人菜单' });
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(link).toHaveAttribute('aria-controls', menu.id);
    await userEvent.hover(within(menu).getByRole('link', { name: 'B' }));
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.hover(await hall(page, '棋牌'));
    await page.findByRole('region', { name: '棋牌菜单' });
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await userEvent.unhover(canvasElement.querySelector('header') as HTMLElement);
    await userEvent.hover(page.getByRole('link', { name: '首页' }));
    await waitFor(() => expect(page.queryByRole('region', { name: '棋牌菜单' })).toBeNull());
  },
};

export const ByKeyboard: Story = {
  name: '键盘：向下键进入，Tab 走到下一个链接，Esc 收起',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await hall(page, '真人');
    page.getByRole('link', { name: '首页' }).focus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const menu = await page.findByRole('region', { name: '真人菜单' });
    await expect(link).toHaveAccessibleDescription('按向下键进入菜单，按 Esc 收起');
    await userEvent.keyboard('{ArrowDown}');
    await expect(menu).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(menu).getByRole('link', { name: 'B' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(link).toHaveFocus();
    await expect(menu).not.toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole('link', { name: '棋牌' })).toHaveFocus();
  },
};

export const GoneOn: Story = {
  name: '点进菜单里的链接：收起，焦点到新页的内容',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.hover(await hall(page, '真人'));
    const menu = await page.findByRole('region', { name: '真人菜单' });
    await userEvent.click(within(menu).getByRole('link', { name: 'A' }));
    await waitFor(() => expect(menu).not.toBeVisible());
    await expect(page.getByRole('main')).toHaveFocus();
  },
};
