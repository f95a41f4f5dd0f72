import type { Outline } from './outline.ts';

/** Who we are. */
export const aboutOutline = {
  title: 'content.about.title',
  intro: 'content.about.intro',
  updated: '2026-11-01',
  sections: [
    {
      id: 'what',
      title: 'content.about.what.title',
      paragraphs: ['content.about.what.1', 'content.about.what.2'],
    },
    {
      id: 'how',
      title: 'content.about.how.title',
      paragraphs: ['content.about.how.1', 'content.about.how.2'],
    },
    {
      id: 'promise',
      title: 'content.about.promise.title',
      paragraphs: ['content.about.promise.1', 'content.about.promise.2', 'content.about.promise.3'],
    },
    {
      id: 'contact',
      title: 'content.about.contact.title',
      paragraphs: ['content.about.contact.1', 'content.about.contact.2'],
    },
  ],
} as const satisfies Outline;
