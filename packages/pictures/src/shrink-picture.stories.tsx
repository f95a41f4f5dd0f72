import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { PictureError, shrinkPicture } from './shrink-picture.ts';

const patient = { timeout: 20_000 } as const;

/** A picture of noise, which compresses badly. */
async function noise(width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  const tile = new ImageData(256, 256);
  for (let at = 0; at < tile.data.length; at += 1) tile.data[at] = (at * 7919 * (at % 251)) % 256;
  for (let x = 0; x < width; x += 256)
    for (let y = 0; y < height; y += 256) context?.putImageData(tile, x, y);
  return new Promise(resolve => canvas.toBlob(blob => resolve(blob ?? new Blob()), 'image/png'));
}

/** What becomes of a file: type, sides and size of the result, or why there is none. */
async function become(file: Blob): Promise<string> {
  try {
    const url = await shrinkPicture(file);
    const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), char => char.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes]));
    const size = bytes.length <= 300 * 1024 ? 'small enough' : `${bytes.length} bytes`;
    return `${url.slice(5, 15)} ${width} × ${height} ${size}`;
  } catch (error) {
    return error instanceof PictureError ? error.problem : String(error);
  }
}

function Shrunk({ file }: { file: () => Blob | Promise<Blob> }) {
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <button type="button" onClick={async () => setOutcome(await become(await file()))}>
        shrink
      </button>
      <output>{outcome}</output>
    </>
  );
}

const meta = {
  title: '会员/缩小图片',
  component: Shrunk,
  parameters: { docs: { description: { component: '图片在浏览器中缩小并重新编码之后才发送。' } } },
} satisfies Meta<typeof Shrunk>;
export default meta;
type Story = StoryObj<typeof meta>;

const outcome =
  (expected: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(expected, {}, patient)).toBeVisible();
  };

export const Large: Story = {
  name: '大图缩到 1600 像素以内',
  args: { file: () => noise(3_000, 1_500) },
  play: outcome(/^image\/webp (1600 × 800|1200 × 600|800 × 400) small enough$/),
};
export const Small: Story = {
  name: '小图保持大小',
  args: { file: () => noise(100, 60) },
  play: outcome(/^image\/webp 100 × 60 small enough$/),
};
export const OlderBrowser: Story = {
  name: '较旧的浏览器不认识方向选项',
  args: { file: () => noise(100, 60) },
  beforeEach: () => {
    const decode = window.createImageBitmap;
    window.createImageBitmap = ((source: ImageBitmapSource, ...options: unknown[]) =>
      options.length > 0
        ? Promise.reject(new TypeError('"from-image" is not an ImageOrientation'))
        : decode(source)) as typeof decode;
    return () => {
      window.createImageBitmap = decode;
    };
  },
  play: outcome(/^image\/webp 100 × 60 small enough$/),
};
export const Broken: Story = {
  name: '损坏或不支持的文件',
  args: { file: () => new Blob(['\u0000\u0000\u0000\u0018ftypheic'], { type: 'image/heic' }) },
  play: outcome(/^unreadable$/),
};
export const TooLarge: Story = {
  name: '文件过大',
  args: { file: () => new Blob([new Uint8Array(21 * 1024 * 1024)]) },
  play: outcome(/^too-large$/),
};
