import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { chatMessages } from '../messages/index.ts';
import { NotesView } from './notes.view.tsx';

beforeAll(() => chatMessages.load('zh-CN'));
afterEach(() => document.body.replaceChildren());

it.each([
  ['is sent', '好'.repeat(200), 1],
  ['of emoji that the platform counts as 202 is not sent', '😀'.repeat(101), 0],
])('a note %s', async (_, text, times) => {
  const onAdd = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <NotesView
      {...{ name: 'l***8', notes: [], hasFailed: false, isRetrying: false, text, isSaving: false, onAdd }}
      {...{ onText() {}, onRetry() {}, onClose() {} }}
    />,
  );
  await vi.waitFor(() => expect(document.querySelector('form')).not.toBeNull());
  document.querySelector('form')?.requestSubmit();
  expect(onAdd).toHaveBeenCalledTimes(times);
  root.unmount();
});
