/** What this package says in Simplified Chinese: its messages, and every page of words by its name. */
export { default } from '../messages/zh-CN.json';
export { default as about } from './about.md';
export { default as privacy } from './privacy.md';
export { default as saferGambling } from './safer-gambling.md';
export { default as sportsRules } from './sports-rules.md';
export { default as terms } from './terms.md';
