/** Does something again and again, each time after the last one has ended. @param eachMs 0: never. */
export function repeat(
  work: () => Promise<void>,
  { eachMs, onTrouble }: { readonly eachMs: number; readonly onTrouble: (error: unknown) => void },
): { stop(): Promise<void> } {
  let isStopped = eachMs === 0;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const plan = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = work().catch(onTrouble).then(plan);
    }, eachMs);
  };
  plan();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
