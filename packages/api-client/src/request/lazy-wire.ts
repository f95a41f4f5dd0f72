import type { ApiFailure } from './api-failure.ts';
import type { Requester, RequestOptions } from './exchange.ts';
import type { OpenWire, openWire, WireSettings } from './open-wire.ts';
import { withinBudget } from './within-budget.ts';

type FetchCode = () => Promise<{ readonly openWire: typeof openWire }>;

const fetchCode: FetchCode = () => import('./open-wire.ts');

/**
 * A wire whose code is fetched apart from the page, starting now. Earlier calls wait. When the code does not load,
 * they fail as `offline` or `timeout` without being sent, and the next call fetches again.
 * @param fetchIt replaced by tests.
 */
export function lazyWire(settings: WireSettings, fetchIt: FetchCode = fetchCode): OpenWire {
  let opened: OpenWire | undefined;
  let opening: Promise<OpenWire> | undefined;

  async function open(): Promise<OpenWire> {
    const code = await fetchIt().finally(() => {
      opening = undefined;
    });
    opened ??= code.openWire(settings);
    return opened;
  }
  const whenOpen = () => {
    opening ??= open();
    return opening;
  };
  // Reported by the calls that wait for it.
  whenOpen().catch(() => {});

  const requester: Requester = async (call, payload, options = {}) => {
    if (opened) return opened.requester(call, payload, options);
    // The token is that of this moment, whichever member is logged in when the call is sent.
    const held: RequestOptions = { ...options, token: options.token ?? settings.token() };
    const offline = (): ApiFailure => ({ kind: 'offline' });
    const wire = await withinBudget(settings.budgetMs, options.signal, () => whenOpen().catch(offline));
    if ('requester' in wire) return wire.requester(call, payload, held);
    const requestId = options.requestId ?? settings.newRequestId();
    return { reply: { kind: 'failure', failure: wire }, requestId, token: held.token ?? '' };
  };

  return { requester, seal: async (field, text) => (await whenOpen()).seal(field, text) };
}
