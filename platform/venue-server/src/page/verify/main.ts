import { openRoundPage } from '../record/round-page.ts';
import { showVerdict } from './show-verdict.ts';

await openRoundPage({
  title: texts => texts.verify,
  beside: { path: '/replay', name: texts => texts.replay },
  fill: showVerdict,
});
