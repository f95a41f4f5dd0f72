/** The Simplified Chinese texts of this package: its messages, and every text page by its name. */

export { default as about } from '../prose/about.md';
export { default as privacy } from '../prose/privacy.md';
export { default as saferGambling } from '../prose/safer-gambling.md';
export { default as sportsRules } from '../prose/sports-rules.md';
export { default as terms } from '../prose/terms.md';
export { default } from './zh-CN.json';
