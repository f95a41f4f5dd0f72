import { memberSessionEndpoints } from '@lobby/api/endpoints/member-session';
import type { SiteStore } from '../store/create-store.ts';

/** Whether the member has bound a phone and a real name; undefined when the call failed. */
export async function memberIsBound(store: SiteStore): Promise<boolean | undefined> {
  // It may have been bound in another tab since it was asked last.
  return (await ask(store, false)) || ask(store, true);
}

async function ask(store: SiteStore, forceRefetch: boolean): Promise<boolean | undefined> {
  const asking = store.dispatch(memberSessionEndpoints.endpoints.memberInfo.initiate({}, { forceRefetch }));
  const { data } = await asking;
  asking.unsubscribe();
  return data?.bindPhone && data.bindRealName;
}
