export type { OddsFormat, OddsPolicy } from './engine/index.ts';
