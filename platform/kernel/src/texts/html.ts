const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML that is kept: letters, answers. Pages are drawn with hono/jsx, which escapes by itself. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => named[sign] ?? sign);
}
