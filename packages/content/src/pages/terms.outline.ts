import type { Outline } from './outline.ts';

/** Rules and terms, section by section. */
export const termsOutline = {
  title: 'content.terms.title',
  intro: 'content.terms.intro',
  updated: '2026-11-01',
  sections: [
    {
      id: 'scope',
      title: 'content.terms.scope.title',
      paragraphs: ['content.terms.scope.1', 'content.terms.scope.2', 'content.terms.scope.3'],
    },
    {
      id: 'eligibility',
      title: 'content.terms.eligibility.title',
      paragraphs: [
        'content.terms.eligibility.1',
        'content.terms.eligibility.2',
        'content.terms.eligibility.3',
      ],
    },
    {
      id: 'account',
      title: 'content.terms.account.title',
      paragraphs: ['content.terms.account.1', 'content.terms.account.2', 'content.terms.account.3'],
    },
    {
      id: 'betting',
      title: 'content.terms.betting.title',
      paragraphs: [
        'content.terms.betting.1',
        'content.terms.betting.2',
        'content.terms.betting.3',
        'content.terms.betting.4',
      ],
    },
    {
      id: 'limits',
      title: 'content.terms.limits.title',
      paragraphs: ['content.terms.limits.1', 'content.terms.limits.2'],
    },
    {
      id: 'void',
      title: 'content.terms.void.title',
      paragraphs: ['content.terms.void.1', 'content.terms.void.2', 'content.terms.void.3'],
    },
    {
      id: 'disputes',
      title: 'content.terms.disputes.title',
      paragraphs: ['content.terms.disputes.1', 'content.terms.disputes.2', 'content.terms.disputes.3'],
    },
    {
      id: 'service',
      title: 'content.terms.service.title',
      paragraphs: ['content.terms.service.1', 'content.terms.service.2', 'content.terms.service.3'],
    },
  ],
} as const satisfies Outline;
