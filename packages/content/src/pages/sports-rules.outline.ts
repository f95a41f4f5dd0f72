import type { Outline } from './outline.ts';

/** How sports bets settle. */
export const sportsRulesOutline = {
  title: 'content.sportsRules.title',
  intro: 'content.sportsRules.intro',
  updated: '2026-11-01',
  sections: [
    {
      id: 'general',
      title: 'content.sportsRules.general.title',
      paragraphs: [
        'content.sportsRules.general.1',
        'content.sportsRules.general.2',
        'content.sportsRules.general.3',
      ],
    },
    {
      id: 'handicap',
      title: 'content.sportsRules.handicap.title',
      paragraphs: [
        'content.sportsRules.handicap.1',
        'content.sportsRules.handicap.2',
        'content.sportsRules.handicap.3',
      ],
    },
    {
      id: 'total',
      title: 'content.sportsRules.total.title',
      paragraphs: ['content.sportsRules.total.1', 'content.sportsRules.total.2'],
    },
    {
      id: 'other',
      title: 'content.sportsRules.other.title',
      paragraphs: [
        'content.sportsRules.other.1',
        'content.sportsRules.other.2',
        'content.sportsRules.other.3',
      ],
    },
    {
      id: 'odds',
      title: 'content.sportsRules.odds.title',
      paragraphs: ['content.sportsRules.odds.1', 'content.sportsRules.odds.2', 'content.sportsRules.odds.3'],
    },
  ],
} as const satisfies Outline;
