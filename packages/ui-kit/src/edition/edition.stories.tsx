import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { currentEdition, setEdition, useEdition } from './edition.ts';

const meta = {
  title: '基础/版本切换',
  parameters: {
    docs: { description: { component: '经典版与专业版用同一批零件，切换时不刷新页面，填写的内容都在。' } },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Switch() {
  const edition = useEdition();
  return (
    <Button onClick={() => setEdition(edition === 'pro' ? 'classic' : 'pro')}>
      {edition === 'pro' ? '切换到经典版' : '切换到专业版'}
    </Button>
  );
}

export const WithoutReload: Story = {
  name: '不刷新页面',
  render: () => <Switch />,
  play: async ({ canvasElement }) => {
    const before = currentEdition();
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(document.documentElement.dataset.edition).not.toBe(before));
    await expect(document.documentElement).toHaveAttribute('data-switching');
    await userEvent.click(button);
    await waitFor(() => expect(document.documentElement.dataset.edition).toBe(before));
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-switching'));
  },
};
