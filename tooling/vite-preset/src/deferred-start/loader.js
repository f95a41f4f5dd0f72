/**
 * Runs in a prerendered page, as its last inline script. Loads the app once the page is painted, file by file, each
 * in its own task, and marks the last button pressed before that (README.md).
 *
 * @param {readonly string[]} files Paths of the app's modules, the entry last.
 * @param {Element} drawn The prerendered element; the app replaces it, and its listeners with it.
 */
// biome-ignore lint/correctness/noUnusedVariables: its text is called, see defer-start.ts
function loader(files, drawn) {
  // Prerendered for the brand's default edition; the visitor may have chosen the other one.
  for (const choice of drawn.querySelectorAll('[data-choice]')) {
    const chosen = choice.getAttribute('data-choice') === document.documentElement.dataset.edition;
    choice.setAttribute('aria-pressed', String(chosen));
  }
  let begun = false;
  let failed = false;
  async function begin() {
    if (begun) return;
    begun = true;
    for (const href of files)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    try {
      for (const file of files) {
        await import(file);
        await new Promise(resolve => setTimeout(resolve));
      }
    } catch (error) {
      failed = true;
      delete document.documentElement.dataset.stale;
      delete document.documentElement.dataset.member;
      throw error;
    }
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1_000);
  drawn.addEventListener('click', ({ target }) => {
    drawn.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    const pressed = target instanceof Element && target.closest('button');
    if (!pressed) return;
    pressed.setAttribute('data-pressed', '');
    if (failed) location.reload();
  });
}
