import { setLocale } from '@lobby/i18n';
import { simplifiedOnlyIn } from '@lobby/i18n/simplified';
import type { Preview } from '@storybook/react-vite';

/** Packages whose stories speak: the parts of the ui-kit say what each story hands them. */
const silent = /\/(ui-kit|dialogs)\/|\/storybook\//;

/**
 * After a story has been played, the same screen once more in Traditional Chinese: no text of it may have a character
 * that only Simplified writes. In one corner of the house; the words are the same in every other.
 */
export const traditionalToo: Preview['afterEach'] = async ({ globals, parameters }) => {
  const file = fileOfStory();
  if (!file || globals.checks !== 'all' || parameters.saidBefore || silent.test(file)) return;
  await setLocale('zh-TW');
  await drawn();
  const wrong = textsOnScreen().filter(text => simplifiedOnlyIn(text).length > 0);
  await setLocale('zh-CN');
  if (wrong.length > 0) throw new Error(`Simplified Chinese in zh-TW: ${wrong.join(' | ')}`);
};

/** The file under test; empty where stories are only looked at. */
function fileOfStory(): string {
  const { __vitest_worker__: worker } = globalThis as { __vitest_worker__?: { filepath?: string } };
  return worker?.filepath ?? '';
}

function drawn(): Promise<unknown> {
  return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Every text that is shown, but those that say they are Simplified, and toasts: they were said before. */
function textsOnScreen(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    if (!holder || holder.closest('[lang^="zh-Hans"]:not(html), [data-type], script, style')) continue;
    if (holder.checkVisibility()) texts.push(walker.currentNode.textContent?.trim() ?? '');
  }
  return texts;
}
