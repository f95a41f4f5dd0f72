import type { Picture } from '@lobby/pictures';
import type { FeedbackFacts } from '../feedback/detail/feedback-whole.tsx';
import type { FeedbackSummary } from '../feedback/list/feedback-card.tsx';

/** A drawing of these colours, as a data URL. */
function drawing(background: string, line: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 90"><rect width="120" height="90" fill="${background}"/><path d="M0 70 40 30l30 25 20-15 30 30" fill="none" stroke="${line}" stroke-width="6"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const previews = [drawing('teal', 'white'), drawing('navy', 'gold'), drawing('purple', 'pink')];

const sentPicture = (n: number): Picture => ({
  key: `sent${n}`,
  step: 'sent',
  preview: previews[n] ?? '',
  picture: { id: `p${n}`, url: `/site/api/p${n}`, width: 120, height: 90 },
});

/** A picture in each step. */
export const pictures = {
  shrinking: { key: 'shrinking', step: 'shrinking' },
  sending: { key: 'sending', step: 'sending', preview: previews[0] ?? '', share: 0.45 },
  sent: sentPicture(1),
  sentToo: sentPicture(2),
  offline: { key: 'offline', step: 'failed', preview: previews[0], problem: { kind: 'offline' } },
  unreadable: { key: 'unreadable', step: 'failed', problem: 'unreadable' },
  tooLarge: { key: 'tooLarge', step: 'failed', problem: 'too-large' },
  gone: { key: 'gone', step: 'failed', preview: '/site/api/gone', problem: 'gone' },
} as const satisfies Record<string, Picture>;

const sentAt = Date.UTC(2026, 10, 23, 4, 5, 6);
const text = '昨晚曼联对阿森纳的大小球注单结算有误，盘口是 2.5，全场进了三个球，却显示输。截图见附件。';

/** A feedback in each state; one very long. */
export const feedbackList: readonly FeedbackSummary[] = [
  { id: 'f1', kind: 'betting', state: 'answered', text, sentAt, unread: true },
  { id: 'f2', kind: 'suggestion', state: 'waiting', text: '希望可以按联赛收藏。', sentAt, unread: false },
  { id: 'f3', kind: 'account', state: 'answered', text: `${text}\n`.repeat(8), sentAt, unread: false },
];

/** The same with the answer. */
export const answered: FeedbackFacts = {
  ...(feedbackList[0] as FeedbackSummary),
  pictures: previews.slice(0, 2).map(url => ({ url, width: 120, height: 90 })),
  answer: '<p>您好，注单已重新结算，<strong>差额已到账</strong>。</p><p>感谢您的反馈。</p>',
  answeredAt: sentAt + 3_600_000,
};

export const waiting: FeedbackFacts = {
  ...(feedbackList[1] as FeedbackSummary),
  pictures: [],
  answer: '',
  answeredAt: 0,
};
