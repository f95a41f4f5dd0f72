const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => named[sign] ?? sign);
}

/** A time, ms, as an element. */
export function time(at: bigint | number): string {
  return `<time>${new Date(Number(at)).toISOString()}</time>`;
}

/** A row of a table. Text is escaped; `html` is not. */
export function row(cells: readonly (string | { readonly html: string })[]): string {
  return `<tr>${cells.map(cell => `<td>${typeof cell === 'string' ? escapeHtml(cell) : cell.html}</td>`).join('')}</tr>`;
}

/** A table of rows; a word where there are none. */
export function table(head: readonly string[], rows: readonly string[]): string {
  if (rows.length === 0) return '<p>无</p>';
  return `<table><thead><tr>${head.map(name => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * A plain page that follows the reader's colour scheme; the platform's pages are tools, not part of a brand. Under
 * `no-referrer`, which every answer says, browsers would send the page's own forms with the origin "null".
 */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-Hans-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="same-origin">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:56rem;margin:3rem auto;padding:0 1.25rem}h1{font-size:1.4rem}td,th{text-align:left;padding:.35rem 1rem .35rem 0;vertical-align:top}form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.75rem 0}fieldset{margin:1rem 0}label{display:grid;font-size:.85rem}textarea{inline-size:40rem;max-inline-size:100%}input,select,button,textarea{font:inherit;padding:.25rem .5rem}em{color:light-dark(#b3261e,#f2b8b5);font-style:normal}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** What became of a form, in a sentence, with the way back to its list. @param list its path. */
export function notePage(title: string, sentence: string, list: string): string {
  return plainPage(
    title,
    `<p role="status">${escapeHtml(sentence)}</p><p><a href="${list}">返回列表</a></p>`,
  );
}

/**
 * An answer with a page that loads nothing, runs nothing, is in no frame, and sends its forms to its own origin.
 * @param images 'own': the page shows pictures of its own origin.
 */
export function htmlPage(html: string, status = 200, images: 'none' | 'own' = 'none'): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:${images === 'own' ? " 'self'" : ''}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'`,
    },
  });
}
