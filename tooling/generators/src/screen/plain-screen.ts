import type { ScreenNames } from './screen-names.ts';
import { storyHead } from './stories.ts';

/** A screen that asks nothing. */
export function plainScreenFiles(names: ScreenNames): Readonly<Record<string, string>> {
  const { name, component, id, texts, title } = names;
  return {
    [`${name}/${name}.screen.tsx`]: `export { ${component}View as default } from './${name}.view.tsx';\n`,
    [`${name}/${name}.view.tsx`]: `import { useText } from '@lobby/i18n';
import { Page } from '@lobby/ui-kit/page';
import { ${texts} } from '../messages/index.ts';

/** Draws the page ${title}. */
export function ${component}View() {
  const t = useText(${texts});
  return (
    <Page title={t('${id}.title')}>
      <p>{t('${id}.text')}</p>
    </Page>
  );
}
`,
    [`${name}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ${component}View } from './${name}.view.tsx';

${storyHead(names, '{}')}

export const Plain: Story = {
  name: '默认',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: '${title}' }, patient)).toBeVisible();
  },
};
export const Traditional: Story = { name: '繁體', globals: { locale: 'zh-TW' } };
export const Phone: Story = { name: '手机', globals: { width: '390' } };
`,
    [`${name}/${name}.screen.dom.test.tsx`]: `import { TestTexts } from '@lobby/i18n/testing';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import ${component}Screen from './${name}.screen.tsx';

it('is headed by its title', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  onTestFinished(() => root.unmount());
  root.render(
    <TestTexts>
      <${component}Screen />
    </TestTexts>,
  );
  const title = () => document.querySelector('h1')?.textContent;
  await vi.waitFor(() => expect(title()).toBe('${title}'), { timeout: 10_000 });
});
`,
  };
}
