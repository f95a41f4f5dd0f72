import { mayHave } from '@lobby/allowed-html';
import { cleaned, hostileHtml } from '@lobby/allowed-html/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor, within } from 'storybook/test';
import { provoke } from '../testing/provoke.ts';
import { cleanHtml } from './clean.ts';
import { SafeHtml } from './safe-html.tsx';

const meta = {
  title: '数据/安全富文本',
  component: SafeHtml,
  parameters: {
    docs: { description: { component: '平台写的富文本先清理再显示，脚本与危险内容都会去掉。' } },
  },
  args: { linkOrigins: ['https://example.com'] },
} satisfies Meta<typeof SafeHtml>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  name: '文章',
  args: {
    html: '<h3>存款须知</h3><p>请使用<strong>本人</strong>账户存款，详见<a href="https://example.com/help">存款帮助</a>。</p><ul><li>单笔最低 ¥100</li><li>单笔最高 ¥50,000</li></ul>',
  },
};
export const Hostile: Story = {
  name: '恶意内容被清除',
  args: {
    html: '<p>正常文字<img src="x" onerror="window.hacked=true"><script>window.hacked=true</script><a href="javascript:alert(1)">链接</a></p>',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/正常文字/)).toBeVisible());
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement.querySelector('[onerror]')).toBeNull();
    await expect(canvasElement.querySelector('a')?.hasAttribute('href')).toBe(false);
  },
};
const links = {
  留下: [
    '/activity/discount',
    '#top',
    'mailto:a@example.com',
    'https://example.com/help',
    'tel:+8613800000000',
  ],
  去掉: [
    'https://elsewhere.example',
    '/\\\\elsewhere.example',
    'https://example.com@elsewhere.example',
    '//elsewhere.example',
  ],
};
export const Links: Story = {
  name: '链接只去允许的网站',
  args: {
    html: Object.entries(links)
      .flatMap(([text, addresses]) => addresses.map(address => `<p><a href="${address}">${text}</a></p>`))
      .join(''),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = await canvas.findAllByText('留下');
    await expect(kept.map(link => link.getAttribute('href'))).toEqual(links.留下);
    for (const link of canvas.getAllByText('去掉')) await expect(link).not.toHaveAttribute('href');
  },
};

export const TooLarge: Story = {
  name: '尺寸过大不会撑开页面',
  args: {
    html: '<table width="1000"><tbody><tr><td width="1000" height="99999999" colspan="1000000">表格</td></tr></tbody></table><hr width="1000"><p>表格之后的文字</p>',
  },
  render: args => (
    <div data-place style={{ inlineSize: 300 }}>
      <SafeHtml {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('表格之后的文字');
    const place = canvasElement.querySelector<HTMLElement>('[data-place]');
    await expect(place?.scrollWidth).toBe(300);
    await expect(place?.scrollHeight).toBeLessThan(1_500);
  },
};

/** The text parsed, without what the site adds to links and images beyond the list. */
function drawnHtml(html: TrustedHTML | string): string {
  const { body } = new DOMParser().parseFromString(String(html), 'text/html');
  for (const element of body.querySelectorAll('a, img')) {
    element.removeAttribute('rel');
    element.removeAttribute('target');
  }
  return body.innerHTML;
}

export const AsThePlatform: Story = {
  name: '与平台清理的结果相同',
  args: { html: '<p>同一份清单，两边清理的结果相同。</p>' },
  play: async () => {
    await expect(cleaned.map(([html]) => drawnHtml(cleanHtml(html, [])))).toEqual(
      cleaned.map(([, clean]) => drawnHtml(clean)),
    );
    const others = hostileHtml(400).flatMap(({ html }) => {
      const { body } = new DOMParser().parseFromString(drawnHtml(cleanHtml(html, [])), 'text/html');
      return [...body.querySelectorAll('*')].flatMap(({ localName, attributes }) =>
        ['title', ...Array.from(attributes, ({ name }) => name)]
          .filter(name => !mayHave(localName, name))
          .map(name => `${localName} ${name} of ${html}`),
      );
    });
    await expect(others).toEqual([]);
  },
};

// Proves that the vectors of the other stories are dangerous: a quarter run where nothing is cleaned.
export const Uncleaned: Story = {
  name: '不清理就会运行',
  args: { html: '' },
  render: () => <p>恶意内容在没有清理的空白页里运行，说明检验本身有效。</p>,
  play: async ({ canvasElement }) => {
    const ran = new Set<number>();
    const frame = document.createElement('iframe');
    frame.title = '没有清理的空白页';
    canvasElement.append(frame);
    const { contentDocument: page, contentWindow } = frame;
    if (!page || !contentWindow) throw new Error('The empty frame has no document.');
    contentWindow.hostileRan = id => ran.add(id);
    for (const { html } of hostileHtml(400)) {
      const place = page.body.appendChild(page.createElement('div'));
      place.innerHTML = html;
      provoke(place);
    }
    await waitFor(() => expect(ran.size).toBeGreaterThan(100));
    frame.remove();
  },
};
