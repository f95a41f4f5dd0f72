export { useNavigation, useNotices } from './advertising.ts';
export { api } from './api.ts';
export type { CaptchaNeeded } from './base-query.ts';
export { useAskPreInfo, useCustomerServiceMutation, useSiteBase } from './configuration.ts';
export { type ApiSettings, configureApi, sealField, serverNow } from './configure.ts';
export { keepAsking } from './keep-asking.ts';
export { useUnreadLettersQuery } from './letter.ts';
export { moneyMoved, onMoneyMoved, watchMoney } from './money-moved.ts';
export { useBetRecordsQuery, useBetRecordTotalQuery } from './record.ts';
export { apiRefused, type Refusal } from './refused.ts';
export { type CallResult, type CallSportsbook, sportsbookCaller } from './sportsbook-caller.ts';
export { toFailure } from './to-failure.ts';
export { useBalanceQuery } from './transfer.ts';
export {
  useLogoutMutation,
  useMemberInfoQuery,
  userSessionEndpoints,
} from './user-session.ts';
export { useLaunchVenueMutation } from './venue.ts';
export { watchSession } from './watch-session.ts';
