import { paths, type Switches } from '@lobby/feature';
import { matchPath } from 'react-router-dom';
import type { MessageId } from './messages/index.ts';

/** A page that is to come. */
export interface PlannedPage {
  readonly path: string;
  /** What it is, in a few words. */
  readonly name: MessageId;
  /** Whether a brand with these switches will have it; without it every brand will. */
  readonly when?: (switches: Switches) => boolean;
}

const help = (page: string, name: MessageId): PlannedPage => ({ path: `/app/help/${page}`, name });

/**
 * Pages of the specification that no feature brings yet (docs/rules.md#pages). A house rule compares them with `paths` and
 * with what the features bring, so a page leaves this list with the change that builds it.
 */
export const plannedPages: readonly PlannedPage[] = [
  { path: paths.download.pattern, name: 'page.name.download' },
  { path: paths.sponsor.pattern, name: 'page.name.sponsor' },
  help('kh', 'page.name.openAccount'),
  { ...help('ck', 'page.name.depositHelp'), when: ({ deposit }) => deposit },
  help('qk', 'page.name.withdrawalHelp'),
  help('zz', 'page.name.transferHelp'),
  help('yhgz', 'page.name.bonusRules'),
  help('tjllq', 'page.name.browsers'),
  help('xnbcqkjc', 'page.name.virtualCoinHelp'),
  help('tytzjc', 'page.name.sportsBetting'),
  // Of these two the specification names the path alone.
  help('tysstqth', 'page.name.help'),
  help('fjcjc', 'page.name.help'),
  help('rqgl', 'page.name.handicapGuide'),
  help('dxqgl', 'page.name.totalsGuide'),
  help('cpwt', 'page.name.lotteryQuestions'),
  help('dzjj', 'page.name.esportsQuestions'),
  help('zrwt', 'page.name.liveQuestions'),
  help('qtwt', 'page.name.otherQuestions'),
  { ...help('hzhb', 'page.name.partners'), when: ({ hideAgents }) => !hideAgents },
  help('zxkf', 'page.name.service'),
];

/** The page that is being built for a path without a screen; undefined where none is, or not for such a brand. */
export function plannedPage(pathname: string, switches: Switches): PlannedPage | undefined {
  return plannedPages.find(
    ({ path, when }) => matchPath(path, pathname) !== null && (when?.(switches) ?? true),
  );
}
