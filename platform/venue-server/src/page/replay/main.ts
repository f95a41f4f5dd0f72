import { openRoundPage } from '../record/round-page.ts';
import { showReplay } from './show-replay.ts';

await openRoundPage({
  title: texts => texts.replay,
  beside: { path: '/verify', name: texts => texts.verify },
  fill: showReplay,
});
