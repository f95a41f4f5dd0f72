import { foldText } from './folded-text.ts';

/**
 * What no room of any brand carries: money moved past the cashier, which the site disowns, pretended staff, and certain
 * wins that are sold. A brand adds its own on the operator's page.
 */
export const houseWords: readonly string[] = [
  ...['代充', '代付', '上下分', '上分', '下分', '回u', '出u', '收u', '换汇', '私下交易', '场外充值'],
  ...['我是客服', '官方客服', '客服专员', '内部客服', '人工客服'],
  ...['包赢', '稳赚', '必赚', '内幕', '带单', '计划群', '跟单群', '回血群', '刷单', '跑分'],
].map(foldText);
