import { moneyMoved, toFailure } from '@lobby/api';
import {
  useChooseParkedMutation,
  useClaimDepositMutation,
  useCloseDepositMutation,
  useDepositOrderQuery,
} from '@lobby/api/endpoints/payment';
import type { ApiFailure } from '@lobby/api-client/request';
import { useEffect, useRef, useState } from 'react';
import { useAskAgain } from '../../../operation/use-ask-again.ts';
import { askAgainAfter, stageOf } from '../deposit-order-stage.ts';

/** Follows an order: asks for its state, less often while nothing changes, at once when the member comes back. */
export function useDepositOrder(orderId: string) {
  const query = useDepositOrderQuery({ orderId }, { refetchOnMountOrArgChange: true });
  const [claim, claiming] = useClaimDepositMutation();
  const [close, closing] = useCloseDepositMutation();
  const [chooseParked, choosing] = useChooseParkedMutation();
  const [problem, setProblem] = useState<ApiFailure>();
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = query;
  const order = data?.orderId === orderId ? data : undefined;
  const stage = order && stageOf(order);
  const seen = `${order?.state} ${order?.confirmations} ${order?.credited}`;

  const after = (unchanged: number) => stage && askAgainAfter(stage, unchanged);
  useAskAgain({ seen, answeredAt: fulfilledTimeStamp, after, ask: refetch });

  const before = useRef(stage);
  useEffect(() => {
    if (stage === 'credited' && before.current !== undefined && before.current !== 'credited') moneyMoved();
    before.current = stage;
  }, [stage]);

  async function change(
    call: () => ReturnType<typeof claim | typeof close | typeof chooseParked>,
  ): Promise<void> {
    setProblem(undefined);
    const answer = await call();
    if (answer.error) setProblem(toFailure(answer.error));
    void refetch();
  }

  return {
    order,
    failure: !order && error ? toFailure(error) : undefined,
    /** The last question failed, but what is shown was true a moment ago. */
    isStale: order !== undefined && error !== undefined,
    isAsking: isFetching,
    isClaiming: claiming.isLoading,
    isClosing: closing.isLoading,
    isChoosing: choosing.isLoading,
    /** Why the last change did not work. */
    problem,
    claim: () => change(() => claim({ orderId })),
    close: () => change(() => close({ orderId })),
    chooseParked: (wish: 'credit' | 'return') => change(() => chooseParked({ orderId, wish })),
    askAgain: () => void refetch(),
  };
}
