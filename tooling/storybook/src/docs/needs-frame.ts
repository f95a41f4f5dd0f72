import type { Tag } from 'storybook/internal/types';

/** Give a story this tag when it covers the page and stands in no section that does. */
const coversPage: Tag = 'covers-page';
const coveringSections = ['对话框', '页面'];

/** What the rule looks at: a prepared story of Storybook has all of it. */
export interface StoryOnPage {
  readonly title: string;
  readonly tags: readonly Tag[];
  readonly storyGlobals: Readonly<Record<string, unknown>>;
}

/**
 * Whether a story needs a document of its own on a docs page: dialogs, toasts and whole pages lie over whatever
 * stands there, and one that fixes a locale or a width would change it for its neighbours.
 */
export function needsFrame(story: StoryOnPage): boolean {
  const [section = ''] = story.title.split('/');
  return (
    coveringSections.includes(section) ||
    story.tags.includes(coversPage) ||
    Object.keys(story.storyGlobals).length > 0
  );
}
