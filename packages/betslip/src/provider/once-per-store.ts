import type { Dispatch } from '@reduxjs/toolkit';

/**
 * Makes one of something for each store, independent of the component that renders the slip: an order is followed to
 * its end even when its page is left. `create` asks for the port each time, and gets the last one.
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
