const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML that is kept: letters, answers. Pages are drawn with hono/jsx, which escapes by itself. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => named[sign] ?? sign);
}

/** Plain text as HTML: an empty line begins a paragraph. */
export function paragraphs(text: string): string {
  return text
    .split(/(?:\r?\n){2,}/)
    .map(part => `<p>${escapeHtml(part).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
