import type { Node, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Block, Line, Prose } from '../prose.ts';

const frontMatter = /^---\nupdated: (\d{4}-\d\d-\d\d)\n---\n/;

/**
 * A page of words from its Markdown: the day it took effect, an introduction, and sections `## 标题 {#anchor}` of
 * paragraphs, lists and tables, with **strong** text and `{values}` in them.
 * @throws Error with file, line and remedy for all else that Markdown can say.
 */
export function compileProse(markdown: string, path: string): Prose {
  const { 0: head, 1: updated } = frontMatter.exec(markdown) ?? fail(path, 1, noFrontMatter);
  const { children } = fromMarkdown(head.replace(/.+/g, '') + markdown.slice(head.length), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const intro: Block[] = [];
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const node of children) {
    if (node.type === 'heading') sections.push(sectionOf(node, path));
    else (sections.at(-1)?.blocks ?? intro).push(blockOf(node, path));
  }
  const ids = sections.map(section => section.id);
  const twice = ids.find((id, at) => ids.indexOf(id) < at);
  if (twice) fail(path, 1, `two sections have the anchor {#${twice}}. Give each its own.`);
  return { updated: updated ?? '', intro, sections };
}

function sectionOf(node: RootContent & { type: 'heading' }, path: string) {
  const [title] = lineOf(node.children, path);
  const { 1: text, 2: id } =
    /^(.+?) \{#([a-z][a-z-]*)\}$/.exec(String(title)) ?? fail(path, lineNumber(node), noAnchor);
  if (node.depth !== 2 || !text || !id) return fail(path, lineNumber(node), noAnchor);
  return { id, title: text, blocks: [] };
}

function blockOf(node: RootContent, path: string): Block {
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', text: lineOf(node.children, path) };
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered === true,
        items: node.children.map(item => {
          const [only, ...more] = item.children;
          if (only?.type !== 'paragraph' || more.length > 0) return fail(path, lineNumber(item), longItem);
          return lineOf(only.children, path);
        }),
      };
    case 'table': {
      const [head = [], ...rows] = node.children.map(row =>
        row.children.map(cell => lineOf(cell.children, path)),
      );
      return { kind: 'table', head, rows };
    }
    default:
      return fail(path, lineNumber(node), unknown(node.type));
  }
}

function lineOf(nodes: readonly PhrasingContent[], path: string): Line {
  return nodes.map(node => {
    if (node.type === 'text') return textOf(node, path);
    const [only, ...more] = node.type === 'strong' ? node.children : [];
    if (only?.type !== 'text' || more.length > 0) return fail(path, lineNumber(node), unknown(node.type));
    return [textOf(only, path)];
  });
}

/** Chinese has no spaces to break lines at, and a line break in HTML is one. */
function textOf(node: { readonly value: string } & Node, path: string): string {
  if (node.value.includes('\n')) fail(path, lineNumber(node), brokenLine);
  return node.value;
}

const lineNumber = (node: Node): number => node.position?.start.line ?? 1;

const noFrontMatter =
  'the page does not say since when it holds. Begin it with the three lines "---", "updated: 2026-11-01", "---".';
const noAnchor = 'a heading is a section with an anchor. Write "## 标题 {#anchor}".';
const longItem = 'an item of a list is one line. Write more items, or paragraphs.';
const brokenLine = 'a line break inside a paragraph would show as a space. Write the paragraph on one line.';
const unknown = (type: string) =>
  `a page cannot draw "${type}". Write paragraphs, lists, tables and **strong** text, or teach compile-prose.ts and the article of @lobby/content.`;

function fail(path: string, line: number, sentence: string): never {
  throw new Error(`${path}:${line}: ${sentence}`);
}
