import { packageTests } from '@lobby/vitest-preset';

export default packageTests();
