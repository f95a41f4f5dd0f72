import { describe, expect, it } from 'vitest';
import { createBackGuard } from './back-guard.ts';

/** A tab: pages and, among them, entries that stand for dialogs (`page*`). Steps of our own come when `flush` is called. */
function tab() {
  const entries = ['/before', '/here'];
  let at = 1;
  let moved = () => {};
  const pending: (() => void)[] = [];
  const go = (delta: number) => {
    const next = at + delta;
    if (next < 0 || next >= entries.length) return;
    at = next;
    moved();
  };
  const put = (entry: string) => {
    entries.splice(++at, entries.length, entry);
  };
  const workOnce = () => pending.shift()?.();
  const flush = () => {
    while (pending.length > 0) workOnce();
  };
  const guard = createBackGuard({
    isGuarded: () => entries[at]?.endsWith('*') ?? false,
    push: () => put(`${entries[at]}*`),
    back: () => pending.push(() => go(-1)),
    forward: () => pending.push(() => go(1)),
    onMoved: listener => {
      moved = listener;
    },
    afterwards: work => pending.push(work),
  });
  const closed: string[] = [];
  /** Opens a dialog; returns the press on its cross, which is worked off with the next `flush`. */
  function open(name: string, closable = true): () => void {
    const close = guard.add(() => (closable ? leave : undefined));
    const leave = () => {
      closed.push(name);
      close();
    };
    flush();
    return leave;
  }
  /** Opens a dialog at one of its steps; returns how to ask at which it is. */
  function openWithSteps(name: string, first: number): () => number {
    let at = first;
    const close = guard.add(() => () => {
      if (at > 0) {
        at -= 1;
        return true;
      }
      closed.push(name);
      close();
    });
    flush();
    return () => at;
  }
  return {
    open,
    openWithSteps,
    closed,
    workOnce,
    flush,
    navigate: put,
    step: (delta: number) => {
      go(delta);
      flush();
    },
    where: () => entries[at],
    entries: () => entries,
  };
}

describe('the back button', () => {
  it('closes a dialog and stays on the page', () => {
    const { open, step, closed, where } = tab();
    open('login');
    expect(where()).toBe('/here*');
    step(-1);
    expect(closed).toEqual(['login']);
    expect(where()).toBe('/here');
    step(-1);
    expect(where()).toBe('/before');
  });

  it('closes nested dialogs one by one, the topmost first', () => {
    const { open, step, closed, where } = tab();
    open('login');
    open('terms');
    step(-1);
    expect(closed).toEqual(['terms']);
    expect(where()).toBe('/here*');
    step(-1);
    expect(closed).toEqual(['terms', 'login']);
    expect(where()).toBe('/here');
  });

  it('goes back step by step inside a dialog that has steps, and closes it from the first', () => {
    const { open, openWithSteps, step, closed, where } = tab();
    open('login');
    const at = openWithSteps('recovery', 2);
    step(-1);
    expect([at(), where()]).toEqual([1, '/here*']);
    step(-1);
    expect([at(), where()]).toEqual([0, '/here*']);
    step(-1);
    expect(closed).toEqual(['recovery']);
    expect(where()).toBe('/here*');
  });

  it('does not close a dialog that may not be closed', () => {
    const { open, step, closed, where } = tab();
    open('maintenance', false);
    step(-1);
    step(-1);
    expect(closed).toEqual([]);
    expect(where()).toBe('/here*');
  });
});

describe('the history entry for dialogs', () => {
  it('is removed when the dialog is closed by its button, without leaving the page', () => {
    const { open, closed, step, where, flush } = tab();
    open('login')();
    flush();
    expect(closed).toEqual(['login']);
    expect(where()).toBe('/here');
    step(-1);
    expect(where()).toBe('/before');
  });

  it('is skipped when the visitor goes forward to it: the dialog does not reopen', () => {
    const { open, step, closed, where } = tab();
    open('login');
    step(-1);
    step(1);
    expect(where()).toBe('/here');
    expect(closed).toEqual(['login']);
  });

  it('stays one when a dialog replaces another', () => {
    const { open, entries, where } = tab();
    const close = open('login');
    close();
    open('device');
    expect(entries()).toEqual(['/before', '/here', '/here*']);
    expect(where()).toBe('/here*');
  });

  it('is skipped when going back from a page opened from the dialog', () => {
    const { open, navigate, step, where, closed, flush } = tab();
    const close = open('login');
    navigate('/mine');
    close();
    flush();
    expect(where()).toBe('/mine');
    step(-1);
    expect(where()).toBe('/here');
    expect(closed).toEqual(['login']);
  });

  it('does not undo a navigation that happens while it is being removed', () => {
    const { open, navigate, workOnce, flush, where } = tab();
    const close = open('login');
    close();
    workOnce();
    navigate('/mine');
    flush();
    expect(where()).toBe('/mine');
  });
});
