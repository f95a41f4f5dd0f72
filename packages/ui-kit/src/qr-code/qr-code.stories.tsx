import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, within } from 'storybook/test';
import { QrCode } from './qr-code.tsx';

const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

const meta = {
  title: '基础/二维码',
  component: QrCode,
  parameters: {
    docs: { description: { component: '白底、四格静区的图片，长按或点下方的链接保存；深色主题里也一样。' } },
  },
  args: { text: address, label: '收款地址二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pixels of a picture as the page draws it. */
async function pixelsOf(picture: HTMLImageElement): Promise<ImageData> {
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(picture, 0, 0);
  return context?.getImageData(0, 0, width, height) ?? new ImageData(1, 1);
}

/** How many pixels of its first lines are white, before the first that is not. */
function whiteAbove({ data, width }: ImageData): number {
  const first = data.findIndex((value, at) => at % 4 < 3 && value !== 255);
  return Math.floor(first / 4 / width);
}

export const Scanned: Story = {
  name: '可以扫描：四格白边',
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole<HTMLImageElement>('img', {
      name: '收款地址二维码',
    });
    const pixels = await pixelsOf(picture);
    const { data, version } = jsQR(pixels.data, pixels.width, pixels.height) ?? {};
    await expect(data).toBe(address);
    const modules = 17 + 4 * (version ?? 0) + 8;
    await expect(whiteAbove(pixels)).toBe((4 * pixels.width) / modules);
    // What is drawn is the whole picture: nothing is cut from its edge.
    await expect(getComputedStyle(picture)).toMatchObject({ borderRadius: '0px', padding: '0px' });
  },
};
export const Saved: Story = {
  name: '可以保存',
  args: { save: { fileName: 'deposit-D20261123000017.png', label: '保存二维码' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const picture = await page.findByRole('img', { name: '收款地址二维码' });
    const link = page.getByRole('link', { name: '保存二维码' });
    await expect(link).toHaveAttribute('download', 'deposit-D20261123000017.png');
    await expect(link).toHaveAttribute('href', picture.getAttribute('src'));
    const file = await (await fetch(link.getAttribute('href') ?? '')).blob();
    await expect(file.type).toBe('image/png');
  },
};
