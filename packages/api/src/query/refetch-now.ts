interface Answer<Data> {
  readonly data?: Data;
  readonly isSuccess: boolean;
  /** Another question was asked meanwhile, and is on its way. */
  readonly isLoading: boolean;
  readonly startedTimeStamp?: number;
}

/**
 * What a query of the page answers to a question that is asked from here on, or undefined when it is not answered.
 * While a question is on its way `refetch` gives its answer, which may tell of a time before.
 */
export async function refetchNow<Data>(query: {
  refetch(): PromiseLike<Answer<Data>>;
}): Promise<Data | undefined> {
  const since = Date.now();
  const isOld = ({ isLoading, startedTimeStamp = 0 }: Answer<Data>) => isLoading || startedTimeStamp < since;
  let answer = await query.refetch();
  // The one on its way, the one that it kept waiting, and ours.
  for (let more = 2; more > 0 && isOld(answer); more--) answer = await query.refetch();
  return answer.isSuccess && !isOld(answer) ? answer.data : undefined;
}
