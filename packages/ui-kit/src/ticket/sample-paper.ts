import { SampleFrame } from './sample-frame.tsx';
import type { TicketPaper } from './ticket-paper.ts';

/** A ticket for tests and stories. */
export const samplePaper: TicketPaper = {
  brand: '示例',
  title: '投注回执',
  legs: [
    {
      title: '伯恩利 -0.5',
      detail: '全场让球 · 富勒姆 对 伯恩利 · 英超',
      facts: '香港盘 · 滚球，投注时比分 1:2 · 开赛 2026-11-20 20:00（北京时间）',
      price: '0.98',
      before: '0.96',
    },
    {
      title: '大 2.5/3',
      detail: '全场大小 · 那不勒斯 对 尤文特斯 · 意甲',
      facts: '香港盘 · 开赛 2026-11-21 03:45（北京时间）',
      price: '0.94',
    },
  ],
  rows: [
    { label: '注单号', value: 'OU20261120000018' },
    { label: '投注额', value: '¥200' },
    { label: '可赢金额', value: '¥192' },
  ],
  stamp: { text: '赢', tone: 'won', Frame: SampleFrame },
  notes: ['未满 18 岁禁止参与'],
};
