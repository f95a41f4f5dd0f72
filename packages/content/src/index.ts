import { defineFeature, defineRoute, type Path, paths, type Route } from '@lobby/feature';
import { followLegalTexts } from './legal/follow-legal-texts.ts';
import { legalTextDialog } from './legal/legal-text.dialog.ts';
import { contentMessages } from './messages/index.ts';

/** Public text pages: terms, privacy, about, how sports bets settle, safer gambling. */
export const contentFeature = defineFeature({
  id: 'content',
  dialogs: [legalTextDialog],
  listeners: [followLegalTexts],
  routes: [
    page(paths.help.terms, 'content.terms.title', late => late.loadTerms()),
    page(paths.help.privacy, 'content.privacy.title', late => late.loadPrivacy()),
    page(paths.help.about, 'content.about.title', late => late.loadAbout()),
    page(paths.help.sportsRules, 'content.sportsRules.title', late => late.loadSportsRules()),
    page(paths.help.saferGambling, 'content.saferGambling.title', late => late.loadSaferGambling()),
  ],
});

type Late = typeof import('./late-pages.ts');

/** A public page; `load` picks its screen out of those that are fetched on demand. */
function page(
  { pattern }: Path,
  title: NonNullable<(typeof contentMessages)['ids']>,
  load: (late: Late) => ReturnType<Route['load']>,
): Route {
  return defineRoute({
    path: pattern,
    title,
    texts: contentMessages,
    layout: 'main',
    access: 'public',
    load: () => import('./late-pages.ts').then(load),
  });
}
