export { cleaned } from './cleaned.ts';
export { type HostileHtml, hostileHtml } from './hostile-html.ts';
