import type { Dispatch } from '@reduxjs/toolkit';

/**
 * Makes one of something for each store, independent of the component that renders the slip: an order is followed to
 * its end even when its page is left. The port handed to `create` is asked for each time, so that a later one is used
 * as soon as it is there.
 */
export function oncePerStore<Store extends { readonly dispatch: Dispatch }, Port, Made>(
  create: (store: Store, port: () => Port) => Made,
): (store: Store, port: Port) => Made {
  const known = new WeakMap<Dispatch, { made: Made; port: Port }>();
  return (store, port) => {
    const before = known.get(store.dispatch);
    if (before) {
      before.port = port;
      return before.made;
    }
    const made = create(store, () => known.get(store.dispatch)?.port ?? port);
    known.set(store.dispatch, { made, port });
    return made;
  };
}
