import { runSeed } from '@lobby/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addToLog,
  clearLog,
  compareIds,
  emptyLog,
  gapBefore,
  KEPT_MESSAGES,
  type PlacedMessage,
  type RoomLog,
} from './room-log.ts';

/** Messages of a room whose ids have gaps, as those of other rooms lie between. */
const said = (count: number): PlacedMessage[] =>
  Array.from({ length: count }, (_, n) => ({
    id: String(n * 3 + 8),
    previousId: n > 0 ? String(n * 3 + 5) : '',
  }));
const idsOf = ({ messages }: RoomLog<PlacedMessage>) => messages.map(({ id }) => id);
const ids = (messages: readonly PlacedMessage[]) => messages.map(({ id }) => id);

describe('the log of a room', () => {
  it('has each message once, in the order of the server', () => {
    const [a, b, c] = said(3) as [PlacedMessage, PlacedMessage, PlacedMessage];
    const log = addToLog(addToLog(emptyLog, [c, a]), [b, c, b]);
    expect(idsOf(log)).toEqual(['8', '11', '14']);
    expect(addToLog(log, [a])).toBe(log);
  });

  it('knows that something is missing, and what it is missing before', () => {
    const [a, b, c] = said(3) as [PlacedMessage, PlacedMessage, PlacedMessage];
    const log = addToLog(emptyLog, [a, c]);
    expect(gapBefore(log)).toBe(c);
    expect(gapBefore(addToLog(log, [b]))).toBeUndefined();
    expect(gapBefore(addToLog(emptyLog, [b, c]))).toBeUndefined();
  });

  it('that is cleared keeps what came later', () => {
    expect(idsOf(clearLog(addToLog(emptyLog, said(3)), '11'))).toEqual(['14']);
  });

  it('keeps the latest messages', () => {
    expect(idsOf(addToLog(emptyLog, said(KEPT_MESSAGES + 2)))[0]).toBe('14');
  });

  it('orders ids that no number holds exactly', () => {
    expect(compareIds('9007199254740993', '9007199254740992')).toBeGreaterThan(0);
    expect(compareIds('9', '10')).toBeLessThan(0);
  });

  it('is whole after its gaps were filled from the history, whatever was lost, late or repeated on the way', () => {
    const anyLine = fc.record({
      count: fc.integer({ min: 1, max: 120 }),
      fates: fc.array(fc.constantFrom('heard', 'lost', 'twice', 'late'), { minLength: 120, maxLength: 120 }),
      page: fc.integer({ min: 1, max: 15 }),
    });
    fc.assert(
      fc.property(anyLine, ({ count, fates, page }) => {
        const all = said(count);
        let log: RoomLog<PlacedMessage> = emptyLog;
        const late: PlacedMessage[] = [];
        for (const [at, message] of all.entries()) {
          if (fates[at] === 'late') late.push(message);
          else if (fates[at] === 'twice') log = addToLog(log, [message, message]);
          else if (fates[at] === 'heard') log = addToLog(log, [message, ...late.splice(0)]);
          // Pages of the history are counted from their newest message, so that new ones shift them: dates bound them here.
          for (let gap = gapBefore(log); gap; gap = gapBefore(log)) {
            const before = all.filter(({ id }) => compareIds(id, gap?.id ?? '') < 0).slice(-page);
            log = addToLog(log, before);
          }
        }
        const from = all.findIndex(({ id }) => id === idsOf(log)[0]);
        const to = all.findIndex(({ id }) => id === idsOf(log).at(-1));
        expect(idsOf(log)).toEqual(from < 0 ? [] : ids(all.slice(from, to + 1)));
      }),
      { seed: Number(runSeed()), numRuns: 300 },
    );
  });
});
