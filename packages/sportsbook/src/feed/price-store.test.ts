import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createPriceStore, moveToShow, type PriceEntry, type RawPrice } from './price-store.ts';
import { manualFrames, manualTime } from './testing.ts';

const decimal = (odds: string, changes: Partial<RawPrice> = {}): RawPrice => ({
  price: { kind: 'decimal', odds },
  line: '',
  strong: '',
  locked: false,
  ...changes,
});
const frame = (ver: number, prices: Record<string, RawPrice>) => ({
  gid: 'g',
  ver,
  prices: Object.entries(prices),
});

function setUp() {
  const frames = manualFrames();
  const time = manualTime(1_000);
  const store = createPriceStore({ schedule: frames.schedule, now: time.now });
  /** What a cell drawn now shows of the last move. */
  const shown = (key: string) => {
    // Safe: asked of prices that were applied.
    return moveToShow(store.read(key) as PriceEntry, time.now());
  };
  return { store, frames, time, shown };
}

describe('the price store', () => {
  it('notifies a subscriber once per frame, however many prices arrive', () => {
    const { store, frames } = setUp();
    const listener = vi.fn();
    store.subscribe('a', listener);
    for (let ver = 1; ver <= 50; ver += 1) store.apply('list', frame(ver, { a: decimal(`2.${ver}`) }));
    expect(listener).not.toHaveBeenCalled();
    frames.next();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.read('a')?.price).toEqual({ kind: 'decimal', odds: '2.50' });
  });

  it('notifies only subscribers of changed prices', () => {
    const { store, frames } = setUp();
    const [a, b] = [vi.fn(), vi.fn()];
    store.subscribe('a', a);
    store.subscribe('b', b);
    store.apply('list', frame(1, { a: decimal('2.00'), b: decimal('3.00') }));
    frames.next();
    store.apply('list', frame(2, { a: decimal('2.00'), b: decimal('3.10') }));
    frames.next();
    expect(a).toHaveBeenCalledTimes(1);
    expect(b).toHaveBeenCalledTimes(2);
  });

  it('never lets an older frame overwrite a newer one, even where the newer changed nothing', () => {
    const { store } = setUp();
    store.apply('list', frame(5, { a: decimal('2.00') }));
    store.apply('match', frame(7, { a: decimal('2.00') }));
    store.apply('list', frame(6, { a: decimal('1.50') }));
    store.flush();
    expect(store.read('a')?.price).toEqual({ kind: 'decimal', odds: '2.00' });
  });

  it('notifies a subscriber of a move once, and not when its highlight ends', () => {
    const { store, frames, time } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00') }));
    frames.next();
    const listener = vi.fn();
    store.subscribe('a', listener);
    store.apply('list', frame(2, { a: decimal('2.10') }));
    frames.next();
    time.pass(60_000);
    frames.next();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('shows a move for four seconds', () => {
    const { store, time, shown } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00') }));
    store.apply('list', frame(2, { a: decimal('2.10') }));
    store.flush();
    expect(shown('a')).toBe('up');
    time.pass(3_999);
    expect(shown('a')).toBe('up');
    time.pass(1);
    expect(shown('a')).toBe('none');
  });

  it('starts the four seconds again when the price moves again', () => {
    const { store, time, shown } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00') }));
    store.apply('list', frame(2, { a: decimal('2.10') }));
    time.pass(3_000);
    store.apply('list', frame(3, { a: decimal('2.05') }));
    time.pass(3_000);
    store.flush();
    expect(shown('a')).toBe('down');
    time.pass(1_000);
    expect(shown('a')).toBe('none');
  });

  it('counts two rises in a row as two moves', () => {
    const { store } = setUp();
    for (const [index, odds] of ['2.00', '2.10', '2.20'].entries())
      store.apply('list', frame(index, { a: decimal(odds) }));
    store.flush();
    expect(store.read('a')).toMatchObject({ direction: 'up', moves: 2 });
  });

  it('does not count another line or the end of a lock as a move', () => {
    const { store } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00', { line: '0.5' }), b: decimal('2.00') }));
    store.apply('list', frame(2, { a: decimal('2.10', { line: '1' }), b: decimal('', { locked: true }) }));
    store.flush();
    expect(store.read('a')?.direction).toBe('none');
    store.apply('list', frame(3, { b: decimal('2.40') }));
    store.flush();
    expect(store.read('b')).toMatchObject({ direction: 'none', locked: false });
  });

  it('locks a price its source no longer sends', () => {
    const { store } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00'), b: decimal('3.00') }));
    store.apply('list', frame(2, { a: decimal('2.00') }));
    store.flush();
    expect(store.read('b')?.locked).toBe(true);
    expect(store.read('a')?.locked).toBe(false);
  });

  it('does not lock a price another source still sends', () => {
    const { store } = setUp();
    store.apply('match', frame(3, { a: decimal('2.00'), b: decimal('3.00') }));
    store.apply('list', frame(4, { a: decimal('2.10') }));
    store.flush();
    expect(store.read('b')?.locked).toBe(false);
  });

  it('drops a price when its last source is removed', () => {
    const { store } = setUp();
    store.apply('list', frame(1, { a: decimal('2.00') }));
    store.apply('slip', frame(1, { a: decimal('2.00') }));
    store.drop('list', 'g');
    store.flush();
    expect(store.read('a')).toBeDefined();
    store.drop('slip', 'g');
    store.flush();
    expect(store.read('a')).toBeUndefined();
  });

  it('holds the price of the newest version in any order of arrival', () => {
    const versions = fc.array(fc.record({ ver: fc.integer({ min: 1, max: 40 }), paint: fc.boolean() }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(versions, arrivals => {
        const { store, frames } = setUp();
        for (const { ver, paint } of arrivals) {
          store.apply('list', frame(ver, { a: decimal(`${ver}.5`) }));
          if (paint) frames.next();
        }
        store.flush();
        const newest = Math.max(...arrivals.map(({ ver }) => ver));
        expect(store.read('a')?.price).toEqual({ kind: 'decimal', odds: `${newest}.5` });
      }),
    );
  });
});

describe('prices that nobody renews', () => {
  const sold = (store: ReturnType<typeof setUp>['store']) => store.read('a')?.locked === false;

  it('are locked at the end of their life, before the next frame, and sold again when renewed', () => {
    const { store, frames, time } = setUp();
    const listener = vi.fn();
    store.renew('list', time.now() + 10_000);
    store.apply('list', frame(1, { a: decimal('2.10') }));
    frames.next();
    store.subscribe('a', listener);
    time.pass(9_999);
    store.lockOld();
    expect(sold(store)).toBe(true);
    time.pass(1);
    store.lockOld();
    store.lockOld();
    expect(store.read('a')).toMatchObject({ locked: true, direction: 'none' });
    expect(listener).toHaveBeenCalledOnce();
    store.renew('list', time.now() + 10_000);
    frames.next();
    expect(sold(store)).toBe(true);
  });

  it('come back with the move they made meanwhile', () => {
    const { store, frames, time, shown } = setUp();
    store.renew('list', time.now() + 10_000);
    store.apply('list', frame(1, { a: decimal('2.10') }));
    time.pass(60_000);
    store.lockOld();
    store.renew('list', time.now() + 10_000);
    store.apply('list', frame(2, { a: decimal('1.50') }));
    frames.next();
    expect(store.read('a')).toMatchObject({ locked: false, price: { odds: '1.50' } });
    expect(shown('a')).toBe('down');
  });

  it('are sold while another source is fresh, and locked when that one leaves', () => {
    const { store, frames, time } = setUp();
    for (const source of ['list', 'match']) {
      store.renew(source, time.now() + 10_000);
      store.apply(source, frame(1, { a: decimal('2.10') }));
    }
    frames.next();
    time.pass(10_000);
    store.renew('match', time.now() + 10_000);
    store.lockOld();
    expect(sold(store)).toBe(true);
    store.drop('match', 'g');
    frames.next();
    expect(sold(store)).toBe(false);
  });

  it('that are locked by the platform stay locked when renewed', () => {
    const { store, frames, time } = setUp();
    store.renew('list', time.now() + 10_000);
    store.apply('list', frame(1, { a: decimal('2.10', { locked: true }) }));
    frames.next();
    time.pass(10_000);
    store.lockOld();
    store.renew('list', time.now() + 10_000);
    frames.next();
    expect(sold(store)).toBe(false);
  });
});
