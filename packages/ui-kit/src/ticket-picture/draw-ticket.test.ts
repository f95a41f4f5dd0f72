import { describe, expect, it } from 'vitest';
import { samplePaper } from '../ticket/sample-paper.ts';
import { drawTicket } from './draw-ticket.ts';
import type { TicketLook } from './ticket-look.ts';
import { wrapText } from './wrap-text.ts';

const look: TicketLook = {
  ground: 'ground',
  paper: 'paper',
  line: 'line',
  text: 'text',
  quiet: 'quiet',
  accent: 'accent',
  stamps: { won: 'won', lost: 'lost', even: 'even', off: 'off', sold: 'sold' },
  stampFrame: ({ width, height }, ink) => `<svg width="${width}" height="${height}" color="${ink}"/>`,
  fonts: 'A, "B C"',
};
/** As wide as high, and Latin half of that. */
const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + (char < '\u2e80' ? size / 2 : size), 0);
const draw = (more: Partial<typeof samplePaper> = {}) =>
  drawTicket({ ...samplePaper, ...more }, look, widthOf);

describe('a ticket as a picture', () => {
  it('has every text of the paper, the price before and the stamp', () => {
    const { svg } = draw();
    for (const text of ['示例', '伯恩利 -0.5', '0.96', '0.98', '0.94', 'OU20261120000018', '¥192', '赢']) {
      expect(svg).toContain(`>${text}</text>`);
    }
    expect(svg).toContain('<svg width="84" height="56" color="won"/>');
    expect(svg.replace(/<[^>]*>/g, '')).toContain('香港盘 · 滚球，投注时比分 1:2');
  });

  it('is as high as what stands on it', () => {
    const [leg] = samplePaper.legs;
    expect(draw({ legs: leg ? Array(10).fill(leg) : [] }).height).toBeGreaterThan(draw().height + 8 * 40);
  });

  it('breaks what is too long, and writes what is markup as text', () => {
    const title = '布赖顿和霍夫阿尔比恩女子足球俱乐部青年队预备队 <b> & "C"';
    const { svg } = draw({ legs: [{ title, detail: '', facts: '', price: '0.96' }] });
    expect(svg).not.toContain('<b>');
    expect(svg).toContain('&lt;b&gt;');
    expect(svg).toContain('font-family="A, &quot;B C&quot;"');
  });
});

describe('lines of a text', () => {
  const wide = (text: string) => widthOf(text, 10);
  it('break between Han characters, not within a figure', () => {
    expect(wrapText('投注额 1,234.50 元', 50, wide)).toEqual(['投注额', '1,234.50', '元']);
  });
  it('break a word that is wider than the line', () => {
    expect(wrapText('OU20261120', 30, wide)).toEqual(['OU2026', '1120']);
  });
});
