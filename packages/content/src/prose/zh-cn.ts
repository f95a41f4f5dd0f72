/** The Simplified Chinese texts of this package: its messages, and every text page by its name. */
export { default } from '../messages/zh-CN.json';
export { default as about } from './about.md';
export { default as privacy } from './privacy.md';
export { default as saferGambling } from './safer-gambling.md';
export { default as sportsRules } from './sports-rules.md';
export { default as terms } from './terms.md';
