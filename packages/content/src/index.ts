import { defineFeature, defineScreens, paths } from '@lobby/feature';
import { followLegalTexts } from './legal/follow-legal-texts.ts';
import { legalTextDialog } from './legal/legal-text.dialog.ts';
import { contentMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: contentMessages,
  layout: 'main',
  access: 'public',
});

/** Public text pages: terms, privacy, about, how sports bets settle, safer gambling; for agents, whom to ask. */
export const contentFeature = defineFeature({
  id: 'content',
  dialogs: [legalTextDialog],
  listeners: [followLegalTexts],
  routes: [
    page(paths.help.terms, 'content.terms.title', 'terms'),
    page(paths.help.privacy, 'content.privacy.title', 'privacy'),
    page(paths.help.about, 'content.about.title', 'about'),
    page(paths.help.sportsRules, 'content.sportsRules.title', 'sportsRules'),
    page(paths.help.saferGambling, 'content.saferGambling.title', 'saferGambling'),
    ...[paths.agent, paths.venture].map(each =>
      page(each, 'content.agent.title', 'agent', { when: switches => !switches.hideAgents }),
    ),
  ],
});
