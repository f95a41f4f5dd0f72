export {
  isDecided,
  lost,
  type Operation,
  type OperationEvent,
  type OperationState,
  operationFlow,
  resumed,
  type Unknown,
} from './operation.flow.ts';
export { type PendingRequest, pendingRequest } from './pending-request.ts';
export { useMoneyMove } from './use-money-move.ts';
export { useOperation } from './use-operation.ts';
