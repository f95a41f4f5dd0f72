import { WithPages } from '@lobby/ui-testing/stories';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import type { RowActions } from '../room-view/row-actions.ts';
import type { Standing } from '../rooms/may-say.ts';
import type { Room } from '../rooms/room-state.ts';
import { rowsOf } from '../rooms/rows.ts';
import { evening, sampleMessage, sampleRoom } from './sample-room.ts';

const nobody = new Set<string>();

/** A room and its rows, as a story shows them. */
export const shown = (room: Room) => ({
  room,
  rows: rowsOf(room, { blocked: nobody, unreadAfter: room.unreadAfter }),
});

/** Six messages. */
export const talk = [1, 2, 3, 4, 5, 6].map(at => sampleMessage(at));

/** What is done with messages by whoever this is. */
export const sampleActions = (who: Pick<RowActions, 'isMember' | 'isModerator'>): RowActions => ({
  ...who,
  ...{ copy: fn(), report: fn(), block: fn(), withdraw: fn(), mute: fn(), notes: fn(), unblockAll: fn() },
});

/** A room in which a member may write. */
export const roomArgs = {
  ...shown(sampleRoom(talk)),
  standing: { at: 'free' } as Standing,
  ...{ now: evening, blockedCount: 0 },
  actions: sampleActions({ isMember: true, isModerator: false }),
  ...{ onSay: fn(() => true), onTakeBack: fn(), onOlder: fn(), onPredict: fn() },
};

/** As wide and high as beside a match. */
export function BesideMatch({ children }: { children: ReactNode }): ReactNode {
  return (
    <WithPages>
      <div style={{ inlineSize: '21.5rem', maxInlineSize: '100%', blockSize: '37.5rem' }}>{children}</div>
    </WithPages>
  );
}
