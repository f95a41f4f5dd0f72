/** The same in Traditional Chinese, drafted while building. */

export { default as about } from '../prose/about.md?zh-TW';
export { default as privacy } from '../prose/privacy.md?zh-TW';
export { default as saferGambling } from '../prose/safer-gambling.md?zh-TW';
export { default as sportsRules } from '../prose/sports-rules.md?zh-TW';
export { default as terms } from '../prose/terms.md?zh-TW';
export { default } from './zh-CN.json?zh-TW';
