import { expect, it } from 'vitest';
import { stayMs } from './stay-ms.ts';
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

it('a toast hands its action over as it is', () => {
  const messages: ToastMessage[] = [];
  const leave = subscribeToasts(message => messages.push(message));
  const action = { label: '查看注单', press: () => {} };
  toast.info('注单输了', undefined, action);
  leave();
  expect(messages.map(message => message.action)).toEqual([action]);
});

it('stays as long as it takes to read, and long enough to reach its action', () => {
  expect(stayMs('投注成功', false)).toBe(4_000);
  expect(stayMs('投注成功', true)).toBe(12_000);
  expect(stayMs('字'.repeat(100), true)).toBe(16_000);
});
