export { ScoreBar } from './score-bar.tsx';
export { SecurityTasks } from './security-tasks.tsx';
export { type Account, accountOf, useAccount } from './use-account.ts';
