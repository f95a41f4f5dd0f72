export { answersForgotten, api } from './api.ts';
export { type ApiSettings, configureApi, sealField, serverNow } from './configure.ts';
export { moneyMoved, onMoneyMoved, watchMoney } from './money-moved.ts';
export { pollWhileVisible } from './poll-while-visible.ts';
export { refetchNow } from './refetch-now.ts';
export { apiRefused, type Refusal } from './refused.ts';
export { toFailure } from './to-failure.ts';
export { watchSession } from './watch-session.ts';
