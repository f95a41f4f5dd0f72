import { onMoneyMoved } from '@lobby/api';
import { useSession } from '@lobby/api/session';
import { useMemberCalls } from '@lobby/api/use-member-calls';
import { paths, type ResumeChip, type ResumeProps } from '@lobby/feature';
import { currentLocale, useFormat, useText } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { betslipMessages } from '../messages/index.ts';
import { ordersOverWire } from '../ports/wire-orders.ts';
import { type OpenBetsSum, readOpenBets } from './read-open-bets.ts';

/** The member's open bets in a line: how many, what is staked, and the most that one of them can be sold for. */
export default function ResumeBets({ draw }: ResumeProps) {
  const t = useText(betslipMessages);
  const format = useFormat();
  const sum = useOpenBetsSum();
  if (!sum) return draw(sum);
  const { count, stake, bestOffer } = sum;
  const staked = t('betslip.resume.staked', { amount: format.money(stake) });
  const chip: ResumeChip = {
    to: paths.mine.betHistory(),
    title: t('betslip.resume.open', { count }),
    detail: bestOffer ? t('betslip.resume.offer', { staked, amount: format.money(bestOffer) }) : staked,
  };
  return draw(chip);
}

/** Undefined until it was read; null when there are none, or they could not be read. */
function useOpenBetsSum(): OpenBetsSum | null | undefined {
  const { call, enter } = useMemberCalls(currentLocale);
  const { userId } = useSession();
  const [sum, setSum] = useState<{ readonly of: string; readonly value: OpenBetsSum | null }>();
  useEffect(() => {
    const orders = ordersOverWire(call);
    let isOver = false;
    const read = async () => {
      const value = (await enter()) ? await readOpenBets(orders) : null;
      if (!isOver) setSum({ of: userId, value });
    };
    void read();
    const undo = onMoneyMoved(() => void read());
    return () => {
      isOver = true;
      undo();
    };
  }, [call, enter, userId]);
  return sum?.of === userId ? sum.value : undefined;
}
