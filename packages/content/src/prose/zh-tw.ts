/** The same in Traditional Chinese, drafted while building. */
export { default } from '../messages/zh-CN.json?zh-TW';
export { default as about } from './about.md?zh-TW';
export { default as privacy } from './privacy.md?zh-TW';
export { default as saferGambling } from './safer-gambling.md?zh-TW';
export { default as sportsRules } from './sports-rules.md?zh-TW';
export { default as terms } from './terms.md?zh-TW';
