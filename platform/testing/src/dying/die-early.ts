import { type Death, dieAtCommit } from './die-at-commit.ts';

// Loaded before a program that is to end in the middle of its work: LOBBY_TEST_DEATH is "<nth> <side>".
const [nth, side] = (process.env.LOBBY_TEST_DEATH ?? '').split(' ');
if (side === 'before' || side === 'after') dieAtCommit({ nth: Number(nth), side } satisfies Death);
