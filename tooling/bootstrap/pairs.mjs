import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes `index.html` into a folder of screenshots: every picture of `now` beside the one of `before` with its name, so
 * that a change of the look is read as one page of pairs. Returns how many pairs there are.
 */
export function writePairs(folder) {
  const named = name => {
    const of = path.join(folder, name);
    return existsSync(of) ? readdirSync(of).filter(file => file.endsWith('.png')) : [];
  };
  const before = new Set(named('before'));
  const now = new Set(named('now'));
  const files = [...new Set([...before, ...now])].sort();
  writeFileSync(path.join(folder, 'index.html'), pageOf(files, { before, now }));
  return files.filter(file => before.has(file) && now.has(file)).length;
}

const pageOf = (files, sides) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens, before and now</title>
<style>
  body { margin: 2rem; font: 14px/1.5 sans-serif; }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-block-end: 2rem; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
  img { max-inline-size: 100%; border: 1px solid; }
</style>
<h1>Before, and now</h1>
<label>Show <input type="search" placeholder="sport xinghe-pro-768"></label>
${files.map(file => sectionOf(file, sides)).join('\n')}
<script>
  document.querySelector('input').addEventListener('input', event => {
    const words = event.target.value.split(' ');
    for (const section of document.querySelectorAll('section'))
      section.hidden = !words.every(word => section.dataset.name.includes(word));
  });
</script>
</html>
`;

function sectionOf(file, { before, now }) {
  const picture = (side, has) =>
    has ? `<img loading="lazy" src="${side}/${file}" alt="${side}: ${file}">` : `<p>${side}: none</p>`;
  return `<section data-name="${file}"><h2>${file.replace(/\.png$/, '')}</h2>${picture('before', before.has(file))}${picture('now', now.has(file))}</section>`;
}
