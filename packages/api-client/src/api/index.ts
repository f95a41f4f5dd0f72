export { api } from './api.ts';
export { askAwake } from './ask-awake.ts';
export { type ApiSettings, configureApi, sealField, serverNow } from './configure.ts';
export { keepAsking } from './keep-asking.ts';
export { moneyMoved, onMoneyMoved, watchMoney } from './money-moved.ts';
export { onWake, type Wake } from './on-wake.ts';
export { apiRefused, type Refusal } from './refused.ts';
export { toFailure } from './to-failure.ts';
export { watchSession } from './watch-session.ts';
