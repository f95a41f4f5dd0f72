import { h } from './elements.ts';
import { pages } from './pages.ts';
import { openSession, type SessionState } from './server.ts';
import { keepShown } from './shell/keep-shown.ts';
import { watchReality } from './shell/reality-check.ts';
import { connectSite } from './site-messages.ts';
import { languageOf, textsOf } from './texts.ts';

const address = new URL(location.href);
const token = address.searchParams.get('token') ?? '';
const language = languageOf(address.searchParams.get('lang'));
const texts = textsOf(language);
document.documentElement.lang = language;

// The token is good once: it stays in no history and no copied address.
address.searchParams.delete('token');
history.replaceState(null, '', address);

const root = document.querySelector<HTMLElement>('#game') ?? document.body;
root.append(h('p', { class: 'notice', role: 'status' }, texts.opening));

const opened = await openSession(token);
if ('reason' in opened) {
  // Nobody has said yet which site may hear of it.
  connectSite([]).tellParent({ type: 'error', reason: opened.reason });
  root.replaceChildren(
    h(
      'div',
      { class: 'notice', role: 'alert' },
      h('h1', {}, opened.reason === 'unreachable' ? texts.unreachable : texts.tokenRefused),
      h('p', {}, texts.openAgain),
    ),
  );
} else {
  const state: SessionState = opened.state;
  document.title = state.name[language];
  const site = connectSite(state.origins);
  const mount = await pages[state.kind]?.();
  root.replaceChildren();
  const visit = { state, key: opened.key, site, language, texts };
  keepShown(visit);
  await mount?.(root, visit);
  root.append(watchReality(visit));
  site.tellParent({ type: 'ready' });
  site.tellParent({ type: 'balance-changed', balance: state.balance });
}
