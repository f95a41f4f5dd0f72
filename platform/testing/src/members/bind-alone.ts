import type { RunBinding } from '@lobby/platform-identity/account/bindings/run-binding';

/** A binding of which nothing follows. */
export const bindAlone: RunBinding = (ctx, bind) => ctx.db.transaction().execute(bind);
