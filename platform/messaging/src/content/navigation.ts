import { contract } from '@lobby/api-client/contract';
import { implement } from '@lobby/platform-kernel/calls/implement';

/** In the order members expect (docs/rules.md#pages); the shell shows the ones it has screens for. */
const categories = [
  { code: 'home' },
  { code: 'sport', badge: 'hot' },
  { code: 'realbet' },
  { code: 'chess' },
  { code: 'gaming' },
  { code: 'lottery' },
  { code: 'egame' },
  { code: 'fish' },
  { code: 'discount' },
  { code: 'vip' },
  { code: 'app' },
];

export const navigationList = implement(contract.advertising.navigationList, async () => categories);
