/** Numbers on the pages that are no facts, as written there. */
export const plainNumbers = [
  { text: '0 算双', why: 'zero is even, whoever counts' },
  { text: '赔率 − 1', why: 'what decimal odds mean: the stake is part of what returns' },
  { text: '先停一天', why: 'advice to a player, which nobody enforces' },
  { text: '一种娱乐', why: 'no number: a kind of' },
  { text: '这一次', why: 'no number: this time' },
  { text: '每一次', why: 'no number: every time' },
];
