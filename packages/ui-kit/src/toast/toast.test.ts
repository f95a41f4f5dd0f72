import { expect, it } from 'vitest';
import { subscribeToasts, type ToastMessage, toast } from './toast.ts';

it('keeps toasts shown before the region is mounted', () => {
  toast.error('网络断开');
  const messages: ToastMessage[] = [];
  const leave = subscribeToasts(message => messages.push(message));
  toast.success('已恢复');
  leave();
  expect(messages.map(({ kind, text }) => [kind, text])).toEqual([
    ['error', '网络断开'],
    ['success', '已恢复'],
  ]);
});
