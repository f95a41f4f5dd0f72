import type { Outline } from './outline.ts';

/** Playing within limits. */
export const saferGamblingOutline = {
  title: 'content.saferGambling.title',
  intro: 'content.saferGambling.intro',
  updated: '2026-11-01',
  sections: [
    {
      id: 'adults',
      title: 'content.saferGambling.adults.title',
      paragraphs: ['content.saferGambling.adults.1', 'content.saferGambling.adults.2'],
    },
    {
      id: 'habits',
      title: 'content.saferGambling.habits.title',
      paragraphs: [
        'content.saferGambling.habits.1',
        'content.saferGambling.habits.2',
        'content.saferGambling.habits.3',
      ],
    },
    {
      id: 'signs',
      title: 'content.saferGambling.signs.title',
      paragraphs: ['content.saferGambling.signs.1', 'content.saferGambling.signs.2'],
    },
    {
      id: 'tools',
      title: 'content.saferGambling.tools.title',
      paragraphs: [
        'content.saferGambling.tools.1',
        'content.saferGambling.tools.2',
        'content.saferGambling.tools.3',
      ],
    },
    {
      id: 'help',
      title: 'content.saferGambling.help.title',
      paragraphs: ['content.saferGambling.help.1', 'content.saferGambling.help.2'],
    },
  ],
} as const satisfies Outline;
