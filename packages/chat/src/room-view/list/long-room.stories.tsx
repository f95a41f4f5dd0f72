import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BesideMatch, roomArgs, shown } from '../../testing/room-args.tsx';
import { sampleMessage, sampleRoom } from '../../testing/sample-room.ts';
import { RoomView } from '../room.view.tsx';
import { DRAWN_ROWS } from './use-place.ts';

/** A room in which something is said with each press, and the oldest message goes. */
function LongRoom(): ReactNode {
  const [first, setFirst] = useState(1);
  const messages = Array.from({ length: 300 }, (_, n) => sampleMessage(first + n));
  return (
    <>
      <button type="button" onClick={() => setFirst(first + 1)}>
        +1
      </button>
      <RoomView {...roomArgs} {...shown(sampleRoom(messages))} />
    </>
  );
}

const meta = {
  title: '聊天/长聊天室',
  component: LongRoom,
  parameters: {
    docs: {
      description: {
        component: '消息很多时只画出末尾的一段，往上读时再画前面的；读到的那一行不动，新消息只计数。',
      },
    },
  },
  decorators: [
    Story => (
      <BesideMatch>
        <Story />
      </BesideMatch>
    ),
  ],
} satisfies Meta<typeof LongRoom>;
export default meta;

export const KeepsItsPlace: StoryObj<typeof meta> = {
  name: '往上读时保持位置',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = await canvas.findByRole('log');
    const rows = () => log.querySelectorAll('li[tabindex]').length;
    await expect(await canvas.findByText('第 300 句')).toBeVisible();
    await expect(rows()).toBeLessThanOrEqual(DRAWN_ROWS);
    log.scrollTop = 0;
    await waitFor(() => expect(rows()).toBeGreaterThan(DRAWN_ROWS));
    log.scrollTop = log.scrollHeight / 2;
    const edge = log.getBoundingClientRect().top;
    const inSight = () =>
      [...log.querySelectorAll('li')].find(row => row.getBoundingClientRect().bottom > edge) as Element;
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    const row = inSight();
    const top = () => row.getBoundingClientRect().top - log.getBoundingClientRect().top;
    const at = top();
    for (let n = 1; n <= 3; n += 1) {
      await userEvent.click(canvas.getByRole('button', { name: '+1' }));
      await canvas.findByRole('button', { name: new RegExp(`${n} 条`) });
    }
    await expect(Math.abs(top() - at)).toBeLessThan(1);
    await userEvent.click(canvas.getByRole('button', { name: /3 条/ }));
    await expect(await canvas.findByText('第 303 句')).toBeVisible();
    await waitFor(() => expect(rows()).toBeLessThanOrEqual(DRAWN_ROWS));
  },
};
