import { results as rows } from '@lobby/api-client/contract/game/results';
import { localeOf } from '@lobby/platform-kernel/calls/locale';
import { type MethodHandler, method } from '../methods.ts';
import type { Results } from './results.ts';

/** Results and tables: anybody may ask. */
export function resultMethods(results: Results): MethodHandler[] {
  return [
    method(rows.results, async (input, _ctx, langx) => results.ofDay(input, localeOf(langx))),
    method(rows.standings, async (input, _ctx, langx) => results.tables(input, localeOf(langx))),
  ];
}
