import { defineFeature } from './define-feature.ts';
import { defineRoute, type Texts } from './define-route.ts';
import { defineScreens } from './define-screens.ts';

// @ts-expect-error a part that no site knows
defineFeature({ id: 'a', dialog: [] });

// @ts-expect-error a dialog without its view
defineFeature({ id: 'a', dialogs: [{ id: 'a/b' }] });

const texts: Texts<'shop.title'> = { name: 'shop', load: async () => {}, isLoaded: () => true };
const page = {
  path: '/a',
  texts,
  layout: 'main',
  access: 'public',
  load: async () => ({ default: () => null }),
} as const;

defineRoute({ ...page, title: 'shop.title' });

// @ts-expect-error a title that its texts do not have
defineRoute({ ...page, title: 'shop.name' });

// @ts-expect-error not a value of `access`
defineRoute({ ...page, title: 'shop.title', access: 'agent' });

const { page: screenPage } = defineScreens(
  async () => ({
    default: {
      list: async () => ({ default: () => null }),
      part: async () => ({ default: (_: { readonly id: string }) => null }),
    },
  }),
  { texts, layout: 'main', access: 'public' },
);

screenPage({ pattern: '/a' }, 'shop.title', 'list');

// @ts-expect-error a title that its texts do not have
screenPage({ pattern: '/a' }, 'shop.name', 'list');

// @ts-expect-error a screen that is not in the list
screenPage({ pattern: '/a' }, 'shop.title', 'lists');

// @ts-expect-error a part that needs properties is no screen
screenPage({ pattern: '/a' }, 'shop.title', 'part');
