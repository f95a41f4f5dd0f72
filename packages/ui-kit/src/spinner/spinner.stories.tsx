import type { Meta, StoryObj } from '@storybook/react-vite';

import { Spinner } from './spinner.tsx';

const meta = { title: '反馈/转圈', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = { name: '小' };
export const Large: Story = { name: '大', args: { size: 40 } };
