const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => named[sign] ?? sign);
}

/** A plain page that follows the reader's colour scheme; the platform's pages are tools, not part of a brand. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="zh-Hans-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:44rem;margin:3rem auto;padding:0 1.25rem}h1{font-size:1.4rem}td,th{text-align:left;padding:.35rem 1rem .35rem 0;vertical-align:top}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}
