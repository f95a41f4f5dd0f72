import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { nothing } from '../shapes.ts';
import { gameFields } from './venue-games.ts';

/** `/game/api/v1/collection/*`: the games a member keeps at hand. Each done again changes nothing. */
export const collection = {
  addCollection: defineCall({
    path: '/game/api/v1/collection/addCollection',
    access: 'member',
    summary: 'Marks a game as a favourite.',
    request: v.object(gameFields),
    answer: nothing,
  }),
  removeCollection: defineCall({
    path: '/game/api/v1/collection/removeCollection',
    access: 'member',
    summary: 'Takes the mark of a favourite off a game.',
    request: v.object(gameFields),
    answer: nothing,
  }),
};
