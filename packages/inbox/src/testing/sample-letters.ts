import type { Letter } from '../letters/list/letter-list.view.tsx';

const at = (day: number, hour: number) => Date.UTC(2026, 10, day, hour, 30);

/** A page of letters, in characters of both scripts: read and unread, plain text and HTML, one with a long title. */
export const letters: readonly Letter[] = [
  {
    id: 'l1',
    title: '存款 1,000 元已收到',
    content:
      '<p>您 <b>21:30</b> 的存款 <b>1,000 元</b>已收到。</p><ul><li>方式：金融卡</li><li>收取：0 元</li></ul><p><a href="/app/help/tywt">存款方法</a></p>',
    sentAt: at(20, 13),
    read: false,
  },
  {
    id: 'l2',
    title: '本站十一月二十四日凌晨四至六更新，更新期限之中不受理存取款，如有不便，敬祈原宥，已受理者照常入款',
    content: '更新期限之中不受理存取款。',
    sentAt: at(19, 4),
    read: false,
  },
  {
    id: 'l3',
    title: '加入本站',
    content: '您好！未成年者禁止加入。',
    sentAt: at(1, 9),
    read: true,
  },
];

/** The eight counts that go with them. */
export const unreadCounts = {
  ...{ notice_count: 1, activity_count: 0, fd_count: 0, brnotice_count: 1, bractivity_count: 3 },
  ...{ brbulletin_count: 0, brmatch_count: 120, brfd_count: 0 },
};
