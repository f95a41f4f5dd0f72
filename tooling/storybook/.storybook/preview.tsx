import { defineItem, removeItem, removePersonalItems, textCodec } from '@lobby/api/storage';
import '@lobby/ui-kit/styles.css';
import 'virtual:lobby/every-brands-tokens.css';
import '../src/stage.css';
import '../src/docs/docs.css';
import '../src/docs/stay-in-frame.ts';
import { parseLocale, setLocale } from '@lobby/i18n';
import { loadKnownCatalogs } from '@lobby/i18n/testing';
import { initEdition } from '@lobby/ui-kit/edition';
import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { brands, firstBrand } from '../src/brands.ts';
import { chineseOnly } from '../src/docs/chinese-only.ts';
import { DocsPage } from '../src/docs/docs-page.tsx';
import { StoryOnPage } from '../src/docs/story-on-page.tsx';
import { House } from '../src/house.tsx';
import { StoryInLocale } from '../src/story-in-locale.tsx';
import { traditionalToo } from '../src/testing/traditional-too.ts';
import { fitFrame, fitTestWindow, widths } from '../src/widths/fit-window.ts';

// Lazy views come through a dev server that may be busy: wait for them, not for a clock.
configure({ asyncUtilTimeout: 8000 });

// A page of words alone has no story that would give the frame back its width.
addons.ready().then(channel => channel.on('docsRendered', () => fitFrame('docs')));

type Icon = 'contrast' | 'paintbrush' | 'globe' | 'grow';

const toolbar = (title: string, icon: Icon, items: { value: string; title: string }[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    edition: toolbar('版本', 'contrast', [
      { value: 'classic', title: '经典版' },
      { value: 'pro', title: '专业版' },
    ]),
    brand: toolbar(
      '品牌',
      'paintbrush',
      Object.values(brands).map(brand => ({ value: brand.code, title: brand.words.name['zh-CN'] })),
    ),
    locale: toolbar('语言', 'globe', [
      { value: 'zh-CN', title: '简体中文' },
      { value: 'zh-TW', title: '繁體中文' },
    ]),
    width: toolbar('宽度', 'grow', [
      { value: 'auto', title: '自动' },
      ...widths.map(width => ({ value: String(width), title: `${width} px` })),
    ]),
  },
  initialGlobals: { edition: 'classic', brand: firstBrand, locale: 'zh-CN', width: 'auto', checks: 'all' },
  loaders: [
    async ({ globals }) => {
      const locale = parseLocale(globals.locale) ?? 'zh-CN';
      // A story that is read at once must not be found waiting for its texts.
      await loadKnownCatalogs(locale);
      await setLocale(locale);
    },
  ],
  // What a story is made of, does and says is the same in every corner; its colours are not.
  beforeEach: async context => {
    await fitTestWindow(context.globals.width);
    // A slip and how one likes the list survive a reload, and would survive a story.
    removeItem(defineItem('slip', textCodec));
    removeItem(defineItem('sport-list', textCodec));
    removePersonalItems();
    if (context.globals.checks !== 'colours') return;
    const { a11y } = context.parameters;
    context.parameters = {
      ...context.parameters,
      a11y: { ...a11y, options: { ...a11y?.options, runOnly: ['color-contrast'] } },
    };
  },
  afterEach: traditionalToo,
  argTypesEnhancers: [chineseOnly],
  decorators: [
    StoryInLocale,
    (Story, { globals, parameters, title, viewMode }) => {
      fitFrame(viewMode, globals.width);
      const brand = String(globals.brand);
      initEdition({ fallback: globals.edition === 'pro' ? 'pro' : 'classic' });
      Object.assign(document.documentElement.dataset, { brand, shape: brands[brand]?.look.shape });
      return (
        <House brand={brand} parameters={parameters.house ?? {}}>
          <div className="stage" data-whole-page={title.startsWith('页面/') || undefined}>
            <Story />
          </div>
        </House>
      );
    },
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // No rule that is used looks into style sheets: fetching them anew took a tenth of the time.
      options: { resultTypes: ['violations', 'incomplete'], preload: false },
      // The parts' focus traps: never met by a reader, passed over by the keyboard.
      context: { exclude: ['[data-base-ui-focus-guard]'] },
    },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: {
      lang: 'zh-CN',
      page: DocsPage,
      components: { Story: StoryOnPage },
      story: { inline: true },
      canvas: { sourceState: 'none' },
    },
    htmlLang: 'zh-CN',
    options: {
      storySort: {
        order: [
          '开始',
          ['欢迎', '令牌', '字体', '图标', '文案'],
          '基础',
          '布局',
          '表单',
          '数据',
          '反馈',
          '对话框',
          '页面',
        ],
      },
    },
  },
};

export default preview;
