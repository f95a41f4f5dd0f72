import type { Generated } from 'kysely';

/** The provider of the demo. */
declare module '@lobby/platform-kernel/database/tables' {
  interface Tables {
    /** What it was asked to pay out. */
    reference_provider_withdrawals: {
      reference: string;
      plan:
        | 'pay'
        | 'refuse'
        | 'refuse-name'
        | 'refuse-oddly'
        | 'timeout-before'
        | 'timeout-after'
        | 'timeout-unlisted';
      state: 'planned' | 'unlisted' | 'paid' | 'refused';
      amount: Generated<string>;
      target: Generated<string>;
      /** Why it was refused, in the words of the provider. */
      said: Generated<string>;
    };
  }
}
