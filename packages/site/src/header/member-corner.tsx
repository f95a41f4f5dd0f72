import { usePause } from '@lobby/api/use-pause';
import { useSlots } from '@lobby/feature/slots';
import { useIdle } from '@lobby/feature/use-idle';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { BalanceChip } from './balance-chip.tsx';
import { MemberChip } from './member-chip.tsx';
import { usePopups } from './popups/use-popups.ts';

/** What a member sees of themselves: their money and their name. */
export function MemberCorner(): ReactNode {
  useMarkedPause();
  return (
    <>
      <BalanceChip />
      <MemberChip />
      <WhileMember />
    </>
  );
}

/** Marks the page of a member in a pause, so that style sheets leave out what invites to play. */
function useMarkedPause(): void {
  const isPaused = Boolean(usePause());
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isPaused) return;
    dataset.paused = '';
    return () => void delete dataset.paused;
  }, [isPaused]);
}

/** What lives beside every page while a member is logged in. It can wait: the page comes first. */
function WhileMember(): ReactNode {
  const { whileMember, chat } = useSlots();
  const [parts, setParts] = useState<readonly ComponentType[]>([]);
  const isIdle = useIdle();
  usePopups(isIdle);
  useEffect(() => {
    if (!isIdle) return;
    let isLeft = false;
    const add = (part: ComponentType) => {
      if (!isLeft) setParts(before => [...before, part]);
    };
    // What cannot be fetched is asked for again by the next page load.
    whileMember?.().then(
      ({ default: Part }) => add(Part),
      () => {},
    );
    chat?.().then(
      ({ default: { Watch } }) => add(Watch),
      () => {},
    );
    return () => {
      isLeft = true;
      setParts([]);
    };
  }, [isIdle, whileMember, chat]);
  return (
    <Suspense>
      {parts.map((Part, index) => (
        <Part key={index} />
      ))}
    </Suspense>
  );
}
