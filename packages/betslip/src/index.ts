export type { OddsFormat, OddsPolicy } from '@lobby/betting';
export { betslipMessages } from './messages/index.ts';
export { BetslipPorts } from './ports/betslip-ports.tsx';
export type { OrderAnswer, Receipt, Rejection } from './ports/order-answer.ts';
export type {
  MatchNames,
  NamePort,
  OpenBet,
  OpenBetsAnswer,
  OrdersPort,
  Ports,
  PreviewAnswer,
  PricePort,
  PriceReading,
  Quote,
  ScorePort,
} from './ports/ports.ts';
export { ordersOverWire } from './ports/wire-orders.ts';
export { type BetslipState, betslipReducer, type StateWithBetslip } from './store/betslip.slice.ts';
export type { Order } from './store/order.ts';
export type { AgreedPrice, PickedSelection } from './store/selection.ts';
export { useIsSelected, useOddsFormat, useOddsPolicy, useSelectionToggle } from './store/use-betslip.ts';
export { BetSlip } from './ui/bet-slip/bet-slip.tsx';
export { SlipBar } from './ui/slip-bar/slip-bar.tsx';
