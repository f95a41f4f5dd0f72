/** Numbers on the pages that are no facts, as written there. */
export const plainNumbers = [
  { text: '0 算双', why: 'zero is even, whoever counts' },
  { text: '赔率 − 1', why: 'what decimal odds mean: the stake is part of what returns' },
  { text: '分成两份', why: 'what a line of two halves means: it is written as two lines' },
  { text: '的两项', why: 'any two of them: a series is made of more' },
  { text: '两项以上', why: 'a sign to look out for, which nobody counts' },
  { text: '先停一天', why: 'advice to a player, which nobody enforces' },
  { text: '第三方', why: 'no number: anybody else' },
  { text: '一种娱乐', why: 'no number: a kind of' },
  { text: '这一次', why: 'no number: this time' },
  { text: '每一次', why: 'no number: every time' },
  { text: 'TRC20', why: 'the name of a network' },
  { text: 'ERC20', why: 'the name of a network' },
  { text: '五个数字', why: 'what the game draws' },
];
