export type { OddsFormat } from '@lobby/betting';
export { betslipMessages } from './messages/index.ts';
export { BetslipPorts } from './ports/betslip-ports.tsx';
export type { LivePorts } from './ports/ports.ts';
export { betslipReducer } from './store/betslip.slice.ts';
export type { PickedSelection } from './store/selection.ts';
export { useIsSelected, useOddsFormat, useOddsPolicy, useSelectionToggle } from './store/use-betslip.ts';
export { BetSlip } from './ui/bet-slip/bet-slip.tsx';
export { SlipBar } from './ui/slip-bar/slip-bar.tsx';
