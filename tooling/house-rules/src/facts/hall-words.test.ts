import { games } from '@lobby/games';
import { expect, it } from 'vitest';
import { read } from '../repository.ts';

const words: Readonly<Record<string, string>> = JSON.parse(
  read('packages/site/src/home/halls/messages/zh-CN.json'),
);

it.each([
  ['realbet', 'ZR'],
  ['chess', 'QP'],
  ['lottery', 'CP'],
  ['gaming', 'DJ'],
  ['fish', 'BY'],
])('the card of the hall %s names games that are played there', (code, hall) => {
  const played = games.filter(game => game.hall === hall).map(game => game.name['zh-CN']);
  const named = words[`halls.text.${code}`]?.split(' · ') ?? [];
  expect(named).not.toEqual([]);
  expect(named.filter(word => !played.some(name => name.includes(word)))).toEqual([]);
});
