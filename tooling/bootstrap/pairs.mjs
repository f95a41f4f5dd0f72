import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes `index.html` into a folder of screenshots: every picture of one side beside the one of the other with its name,
 * so that a change of the look, or another engine's, is read as one page of pairs. Returns how many pairs there are.
 */
export function writePairs(folder, sides = ['before', 'now']) {
  const named = name => {
    const of = path.join(folder, name);
    return existsSync(of) ? readdirSync(of).filter(file => file.endsWith('.png')) : [];
  };
  const pictures = Object.fromEntries(sides.map(side => [side, new Set(named(side))]));
  const files = [...new Set(sides.flatMap(side => [...pictures[side]]))].sort();
  writeFileSync(path.join(folder, 'index.html'), pageOf(files, pictures));
  return files.filter(file => sides.every(side => pictures[side].has(file))).length;
}

const pageOf = (files, pictures) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens, ${Object.keys(pictures).join(' and ')}</title>
<style>
  body { margin: 2rem; font: 14px/1.5 sans-serif; }
  section { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin-block-end: 2rem; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 1rem; }
  img { max-inline-size: 100%; border: 1px solid; }
</style>
<h1>${Object.keys(pictures).join(', and ')}</h1>
<label>Show <input type="search" placeholder="sport xinghe-pro-768"></label>
${files.map(file => sectionOf(file, pictures)).join('\n')}
<script>
  document.querySelector('input').addEventListener('input', event => {
    const words = event.target.value.split(' ');
    for (const section of document.querySelectorAll('section'))
      section.hidden = !words.every(word => section.dataset.name.includes(word));
  });
</script>
</html>
`;

function sectionOf(file, pictures) {
  const shown = Object.entries(pictures).map(([side, has]) =>
    has.has(file)
      ? `<img loading="lazy" src="${side}/${file}" alt="${side}: ${file}">`
      : `<p>${side}: none</p>`,
  );
  return `<section data-name="${file}"><h2>${file.replace(/\.png$/, '')}</h2>${shown.join('')}</section>`;
}
