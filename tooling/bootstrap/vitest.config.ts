import { packageTests } from '@lobby/vitest-preset';

export default packageTests({ test: { dir: '.', include: ['*.test.mjs'] } });
