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
    page(paths.help.terms, 'content.terms.title', () => import('./pages/terms.screen.tsx')),
    page(paths.help.privacy, 'content.privacy.title', () => import('./pages/privacy.screen.tsx')),
    page(paths.help.about, 'content.about.title', () => import('./pages/about.screen.tsx')),
    page(
      paths.help.sportsRules,
      'content.sportsRules.title',
      () => import('./pages/sports-rules.screen.tsx'),
    ),
    page(
      paths.help.saferGambling,
      'content.saferGambling.title',
      () => import('./pages/safer-gambling.screen.tsx'),
    ),
  ],
});

function page(path: Path, title: NonNullable<(typeof contentMessages)['ids']>, load: Route['load']): Route {
  return defineRoute({
    path: path.pattern,
    title,
    texts: contentMessages,
    layout: 'main',
    access: 'public',
    load,
  });
}
