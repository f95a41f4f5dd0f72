import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DownloadView } from './download.view.tsx';

const meta = {
  title: '页面/APP 下载',
  component: DownloadView,
  parameters: {
    docs: { description: { component: '把网站装到设备上：浏览器能直接安装时有按钮，否则按设备列出步骤。' } },
  },
  args: {
    address: 'https://www.example.com/download',
    device: 'android',
    isInsideApp: false,
    isInstalled: false,
    onInstall: undefined,
  },
} satisfies Meta<typeof DownloadView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  name: '按步骤安装',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('img', { name: '下载页地址的二维码' });
    await expect(canvas.getByRole('radio', { name: '安卓' })).toBeChecked();
    await expect(canvas.queryByRole('button', { name: '立即安装' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: '苹果' }));
    await canvas.findByText('用 Safari 打开本页。');
  },
};
export const Offered: Story = {
  name: '浏览器可以直接安装',
  args: { device: 'desktop', onInstall: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '立即安装' }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const InsideApp: Story = { name: '在其他应用里打开', args: { isInsideApp: true } };
export const Installed: Story = { name: '已经安装', args: { isInstalled: true } };
export const LongAddress: Story = {
  name: '地址很长',
  args: { address: `https://${'mirror-'.repeat(8)}example.com/download` },
};
export const Traditional: Story = { name: '繁體', args: { device: 'ios' }, globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', args: { onInstall: fn() }, globals: { width: '390' } };
