import type { RunBinding } from '../account/bindings/run-binding.ts';

/** A binding of which nothing follows. */
export const bindAlone: RunBinding = (ctx, bind) => ctx.db.transaction().execute(bind);
