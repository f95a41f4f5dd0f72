import type { Outline } from './outline.ts';

/** The privacy policy, section by section. */
export const privacyOutline = {
  title: 'content.privacy.title',
  intro: 'content.privacy.intro',
  updated: '2026-11-01',
  sections: [
    {
      id: 'collect',
      title: 'content.privacy.collect.title',
      paragraphs: ['content.privacy.collect.1', 'content.privacy.collect.2', 'content.privacy.collect.3'],
    },
    {
      id: 'use',
      title: 'content.privacy.use.title',
      paragraphs: ['content.privacy.use.1', 'content.privacy.use.2', 'content.privacy.use.3'],
    },
    {
      id: 'share',
      title: 'content.privacy.share.title',
      paragraphs: ['content.privacy.share.1', 'content.privacy.share.2'],
    },
    {
      id: 'security',
      title: 'content.privacy.security.title',
      paragraphs: ['content.privacy.security.1', 'content.privacy.security.2'],
    },
    {
      id: 'retention',
      title: 'content.privacy.retention.title',
      paragraphs: ['content.privacy.retention.1', 'content.privacy.retention.2'],
    },
    {
      id: 'storage',
      title: 'content.privacy.storage.title',
      paragraphs: ['content.privacy.storage.1', 'content.privacy.storage.2'],
    },
    {
      id: 'rights',
      title: 'content.privacy.rights.title',
      paragraphs: ['content.privacy.rights.1', 'content.privacy.rights.2'],
    },
  ],
} as const satisfies Outline;
