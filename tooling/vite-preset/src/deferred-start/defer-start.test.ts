import { describe, expect, it } from 'vitest';
import { deferStart } from './defer-start.ts';

const page = `<head>
  <script>first()</script>
  <script type="module" crossorigin src="/assets/index-a.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/vendor-b.js">
  <link rel="stylesheet" href="/assets/index-c.css">
</head><body><div id="root"><main></main></div></body>`;

describe('a prerendered page', () => {
  const deferred = deferStart(page);

  it('references no module before its content, so that nothing is fetched before the first paint', () => {
    const [before = ''] = deferred.page.split('<main>');
    expect(before).not.toContain('.js');
    expect(before).toContain('<script>first()</script>');
    expect(before).toContain('/assets/index-c.css');
  });

  it('ends with a script that starts the files of its tags, the entry last', () => {
    expect(deferred.page).toContain(`<script>${deferred.script}</script>`);
    expect(deferred.script).toContain('["/assets/vendor-b.js","/assets/index-a.js"]');
  });

  it('throws when there is nothing to start', () => {
    expect(() => deferStart('<body></body>')).toThrow('no module script');
  });
});
