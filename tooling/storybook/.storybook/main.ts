import { compileMessages } from '@lobby/i18n/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import { everyBrandsTokens } from '../src/every-brands-tokens.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/pages/*.mdx', '../src/pages/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript 7 compiler has no JS API, which the other docgen needs.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: vite => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), compileMessages(), everyBrandsTokens()],
    build: { ...vite.build, chunkSizeWarningLimit: 4000 },
  }),
};

export default config;
