import { join } from 'node:path';
import { compileMessages } from '@lobby/i18n/vite';
import { marketValues, wordsOfMarket } from '@lobby/market/site-values';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { everyBrandsTokens } from '../src/every-brands-tokens.ts';

// One build for every brand: stories are held to the strictest market, and say its age.
const strictest = [compileMessages(wordsOfMarket({})), marketValues({})];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/pages/*.mdx', '../src/pages/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Before those of the addons: the hooks that were given first are the last to run, and this one reads axe's result.
  previewAnnotations: (others = []) => [join(import.meta.dirname, '../src/testing/undecided.ts'), ...others],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript 7 compiler has no JS API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: vite => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), ...strictest, everyBrandsTokens()],
    // Found while bundling, not while a story runs: a late find reloads the page under its test.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['../../packages/*/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/{vite,draft,tokens,bench}/**'],
    },
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
