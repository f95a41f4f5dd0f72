import type { Counts } from '../feed/counts-feed.ts';
import type { BrowseQuery } from '../query/use-browse-query.ts';
import { countsOf } from './sample-counts.ts';

/** Football in play, with six quick leagues: what the stories of both layouts of sports begin with. */
export const sampleSports = {
  query: { sport: 'FT', show: 'live', date: '', match: '', onlyFavourites: false } satisfies BrowseQuery,
  leagues: new Set<string>(),
  counts: {
    bySport: countsOf({ FT: { live: 7, today: 27, early: 60 }, VF: { live: 1, today: 10, early: 0 } }),
    leagues: ['英超', '西甲', '意甲', '德甲', '法甲', '中超'].map(name => ({
      sport: 'FT' as const,
      id: name,
      name,
      count: 9,
      quick: true,
    })),
  } satisfies Counts,
};
