import { expect, it } from 'vitest';
import { dialogFinder } from './find-dialog.ts';

const view = { default: () => null };
const dialog = (id: string) => ({ id, load: async () => view });

it('a dialog is found among the declared ones, else in the list of its feature', async () => {
  const find = dialogFinder([dialog('a/one')], { a: async () => [dialog('a/two')] });
  expect(find('a/one')?.id).toBe('a/one');
  expect(await find('a/two')?.load()).toBe(view);
  expect(find('a/two')).toBe(find('a/two'));
  expect(find('b/one')).toBeUndefined();
});

it('one that its feature does not list fails when it is opened', async () => {
  await expect(dialogFinder([], { a: async () => [] })('a/one')?.load()).rejects.toThrow('a/one');
});
