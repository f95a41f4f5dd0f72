import { findSport, type SetPlay } from '@lobby/sports';

type Counts = SetPlay['counts'];

/** What a sport of sets counts; any other has points. */
export const countsIn = (sport: string): Counts => findSport(sport)?.play.sets?.counts ?? 'points';

/** Which words say what handicap and total count: a frame is called what a game of tennis is. */
export const countedWords = (counts: Counts) => (counts === 'frames' ? 'games' : counts);

/** Which words say a set: a frame is called what a set of points is. */
export const setWords = (counts: Counts) => (counts === 'frames' ? 'points' : counts);
