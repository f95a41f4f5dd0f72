import { defineFeature } from './define-feature.ts';
import { defineRoute, type Texts } from './define-route.ts';

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
