import { onMoneyMoved } from '@lobby/api';
import { sportsbookCaller } from '@lobby/api/endpoints/sportsbook';
import { useSession } from '@lobby/api/session';
import { paths, type ResumeChip, type ResumeProps } from '@lobby/feature';
import { currentLocale, useFormat, useText } from '@lobby/i18n';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
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
  const dispatch = useDispatch();
  const { userId } = useSession();
  const [sum, setSum] = useState<{ readonly of: string; readonly value: OpenBetsSum | null }>();
  useEffect(() => {
    const orders = ordersOverWire(sportsbookCaller(dispatch, { locale: currentLocale }));
    let isOver = false;
    const read = () =>
      void readOpenBets(orders).then(value => {
        if (!isOver) setSum({ of: userId, value });
      });
    read();
    const undo = onMoneyMoved(read);
    return () => {
      isOver = true;
      undo();
    };
  }, [dispatch, userId]);
  return sum?.of === userId ? sum.value : undefined;
}
