import { WithPages } from '@lobby/ui-testing/stories';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chatMessages } from '../../messages/index.ts';
import type { OwnMessage } from '../../rooms/room-state.ts';
import { rowsOf } from '../../rooms/rows.ts';
import { evening, sampleRoom } from '../../testing/sample-room.ts';
import type { RowActions } from '../row-actions.ts';
import { MessageList } from './message-list.tsx';

let root: Root;
let place: HTMLElement;
beforeAll(() => chatMessages.load('zh-CN'));
beforeEach(() => {
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const nothing = () => {};
const actions: RowActions = {
  ...{ isMember: true, isModerator: false, copy: nothing, report: nothing, block: nothing },
  ...{ withdraw: nothing, mute: nothing, notes: nothing, unblockAll: nothing },
};

/** A list with one own message, drawn anew with each call. */
async function draw(state: OwnMessage['state'], canReply = true): Promise<void> {
  const room = sampleRoom([], { own: [{ clientId: 'c1', msg: '进了', at: evening, state }] });
  root.render(
    <WithPages>
      <MemoryRouter>
        <MessageList
          rows={rowsOf(room, { blocked: new Set() })}
          {...{
            actions,
            canReply,
            standing: { at: 'free' },
            isEntered: true,
            hasMore: false,
            heldSeconds: 3,
          }}
          {...{ onReply: nothing, onOlder: nothing, onDrop: nothing, onAgain: nothing }}
        />
      </MemoryRouter>
    </WithPages>,
  );
  const drawn = ['sending', 'held'].includes(state) ? state : 'refused';
  await vi.waitFor(() => expect(place.querySelector(`[data-state=${drawn}]`)).not.toBeNull());
}
const button = (name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);

it('who is on the button of a held message stays in the list when it is sent', async () => {
  await draw('held');
  button('收回')?.focus();
  expect(document.activeElement).toBe(button('收回'));
  await draw('sending');
  expect(button('收回')).toBeUndefined();
  expect(document.activeElement?.getAttribute('role')).toBe('log');
});

it('who left the list is not brought back when a held message is sent', async () => {
  await draw('held');
  button('收回')?.focus();
  button('收回')?.blur();
  await draw('sending');
  expect(document.activeElement).toBe(document.body);
});

it('a refused message is written anew only where there is a place to write', async () => {
  await draw('muted', false);
  expect([button('重新编辑'), button('删除')]).toEqual([undefined, expect.anything()]);
  await draw('muted', true);
  await vi.waitFor(() => expect(button('重新编辑')).toBeDefined());
});
