import type { ChatActionKind } from '../chat.tables.ts';

const words: Readonly<Record<ChatActionKind, string>> = {
  refused: '拒绝消息',
  care: '需要关怀',
  muted: '禁言',
  unmuted: '解除禁言',
  withdrawn: '撤下消息',
  note: '备注',
  'word-added': '加入词表',
  'word-removed': '移出词表',
  'moderator-added': '设为管理员',
  'moderator-removed': '取消管理员',
  'pattern-added': '加入正则表达式',
  'pattern-removed': '移出正则表达式',
  cleared: '清屏',
  'room-changed': '更改设置',
  'room-closed': '关闭',
};

/** What was done, as operators read it. */
export const doneWord = (kind: ChatActionKind): string => words[kind];

/** Who did it: `house`, `operator` with a signature perhaps, or the id of a moderator. */
export function byWhomWord(byWhom: string): string {
  if (byWhom === 'house') return '自动';
  return byWhom.startsWith('operator') ? byWhom.replace('operator', '运营') : byWhom;
}
