import { defineFeature, defineScreens, type HelpCode, type Path, paths, type Switches } from '@lobby/feature';
import { followLegalTexts } from './legal/follow-legal-texts.ts';
import { legalTextDialog } from './legal/legal-text.dialog.ts';
import { contentMessages } from './messages/index.ts';

const { page } = defineScreens(() => import('./lazy-screens.ts'), {
  texts: contentMessages,
  layout: 'main',
  access: 'public',
});

type Own = { readonly when: (switches: Switches) => boolean };

const forAgents: Own = { when: switches => !switches.hideAgents };

/** The help: pages of words, public. How to install the site, what it sponsors, whom agents ask. */
export const contentFeature = defineFeature({
  id: 'content',
  dialogs: [legalTextDialog],
  listeners: [followLegalTexts],
  routes: [
    // Safe: the keys are the codes.
    ...(Object.entries(paths.help) as readonly [HelpCode, Path][]).map(([code, each]) =>
      page(
        each,
        `content.${code}`,
        code,
        ({ ck: { when: ({ deposit }) => deposit }, hzhb: forAgents } as Partial<Record<HelpCode, Own>>)[code],
      ),
    ),
    page(paths.download, 'content.download.title', 'download'),
    page(paths.sponsor, 'content.sponsor.title', 'sponsor', { layout: 'full' }),
    ...[paths.agent, paths.venture].map(each => page(each, 'content.agent.title', 'agent', forAgents)),
  ],
});
