import { paths } from './paths.ts';

// @ts-expect-error a path whose name is forgotten
paths.game.sport({});

// @ts-expect-error a name that the pattern does not have
paths.game.sport({ enName: 'crty', name: 'crty' });

// @ts-expect-error a query is made of words
paths.mine.betHistory({ page: 2 });
