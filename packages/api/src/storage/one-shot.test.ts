import { expect, it } from 'vitest';
import { createOneShot } from './one-shot.ts';

it('a value is handed on once', () => {
  const shot = createOneShot();
  expect(shot.take()).toBeUndefined();
  shot.put('first');
  shot.put('second');
  expect([shot.take(), shot.take()]).toEqual(['second', undefined]);
});

it('each name has a value of its own, apart from the nameless one', () => {
  const shot = createOneShot();
  shot.put('nameless');
  shot.putFor('login', 'u1');
  shot.putFor('order', 'D1');
  expect([shot.takeFor('login'), shot.takeFor('login')]).toEqual(['u1', undefined]);
  expect([shot.takeFor('order'), shot.take()]).toEqual(['D1', 'nameless']);
});
