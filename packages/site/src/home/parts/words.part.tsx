export { LazyWords as WordsPart } from '../words/lazy-words.tsx';
