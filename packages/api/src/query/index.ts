export { api } from './api.ts';
export { askAnew } from './ask-anew.ts';
export { type ApiSettings, configureApi, sealField, serverNow } from './configure.ts';
export { keepAsking } from './keep-asking.ts';
export { moneyMoved, onMoneyMoved, watchMoney } from './money-moved.ts';
export { apiRefused, type Refusal } from './refused.ts';
export { toFailure } from './to-failure.ts';
export { watchSession } from './watch-session.ts';
