/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Child } from 'hono/jsx';
import * as v from 'valibot';
import type { Platform } from '../domain/domain.ts';
import { createFormTokens } from '../domain/form-token.ts';
import type {
  OperatorAction,
  OperatorPage,
  Outcome,
  Problems,
  Shown,
  Typed,
} from '../domain/operator-page.ts';
import { htmlPage, Page } from './html-page.tsx';
import { Navigation, type PageEntry } from './navigation.tsx';
import { guardOperatorPage, hasOperatorPages } from './operator-door.tsx';
import { FormsOf, Said } from './parts.tsx';

/** Two contents of 20,000 characters, percent-encoded. */
const maxFormBytes = 512 * 1024;

/**
 * The operator's console: the pages that domains contribute, behind one door. Only this machine may ask; a form has to
 * come from these pages, with the token of its page. @param links what else the navigation leads to.
 */
export function mountConsole(
  app: Hono,
  { config, clock, keys }: Pick<Platform, 'config' | 'clock' | 'keys'>,
  pages: readonly OperatorPage[],
  links: readonly PageEntry[] = [],
): void {
  if (!hasOperatorPages(config)) return;
  const inOrder = pages.toSorted((one, other) => one.path.localeCompare(other.path));
  const linksNow = async (): Promise<readonly PageEntry[]> => [
    ...(await Promise.all(inOrder.map(async page => ({ ...page, waiting: await page.waiting?.() })))),
    ...links,
  ];

  for (const page of pages) {
    const { path } = page;
    const tokens = createFormTokens(keys, clock, path);
    guardOperatorPage(app, path);

    const show = async ({ title = page.title, status, body }: Shown, otherStatus?: number) =>
      htmlPage(
        <Page title={title} above={<Navigation links={await linksNow()} current={path} />}>
          <FormsOf.Provider value={{ path, token: tokens.issue() }}>{body}</FormsOf.Provider>
        </Page>,
        { status: otherStatus ?? status, showsPictures: page.showsPictures },
      );
    const refuse = (sentence: string, status: number) =>
      show({ title: '未执行', body: <Note list={path}>{sentence}</Note> }, status);
    const confirm = (done: OperatorAction['done']) =>
      show({ title: done?.title ?? '已执行', body: <Note list={path}>{done?.sentence}</Note> });

    for (const [below, view] of Object.entries(page.views))
      app.get(`${path}${below}`, async c => {
        // U+0000: no database holds such a text.
        if (c.req.url.includes('%00')) return c.notFound();
        const shown = await view({
          param: name => c.req.param(name) ?? '',
          query: name => c.req.query(name) ?? '',
        });
        return shown ? show(shown) : c.notFound();
      });

    const answer = async (c: Context, outcome: Exclude<Outcome, 'done'>) => {
      if ('refused' in outcome) return refuse(outcome.refused, outcome.status);
      return 'goTo' in outcome ? c.redirect(outcome.goTo, 303) : show(outcome);
    };

    /** The rest of the form is not read, so the connection cannot be used again. */
    const onError = async () => {
      const tooLong = await refuse('内容太长。', 413);
      tooLong.headers.set('connection', 'close');
      return tooLong;
    };
    for (const at of new Set(page.actions.map(action => action.at ?? '')))
      app.post(`${path}${at}`, bodyLimit({ maxSize: maxFormBytes, onError }), async c => {
        const typed = await typedIn(c);
        if (!tokens.accepts(typed.token ?? '')) return refuse('页面已过期，请重新打开后再提交。', 403);
        let back: (() => ReturnType<NonNullable<OperatorAction['sendBack']>>) | undefined;
        for (const action of page.actions.filter(action => (action.at ?? '') === at)) {
          const read = readForm(action.form, typed);
          if ('form' in read) {
            const outcome = await action.run(read.form, typed);
            return outcome === 'done' ? confirm(action.done) : answer(c, outcome);
          }
          const { sendBack } = action;
          back ??= sendBack && (() => sendBack(typed, read.problems));
        }
        return back ? answer(c, await back()) : refuse(page.incomplete, 400);
      });
  }
}

function Note({ list, children }: { list: string; children?: Child }) {
  return (
    <>
      <Said>{children}</Said>
      <p>
        <a href={list}>返回列表</a>
      </p>
    </>
  );
}

/** A browser sends two characters for each end of a line, and counts it as one where it limits what is typed. */
async function typedIn(c: Context): Promise<Typed> {
  const body: object = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, text]): [string, string][] =>
      typeof text === 'string' ? [[name, text.replaceAll('\r\n', '\n')]] : [],
    ),
  );
}

/** Reads a form: its content, or the sentence of each wrong field. */
function readForm<Form>(
  schema: v.GenericSchema<unknown, Form>,
  typed: Typed,
): { readonly form: Form } | { readonly problems: Problems } {
  const read = v.safeParse(schema, typed);
  if (read.success) return { form: read.output };
  const problems: Record<string, string> = {};
  for (const issue of read.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { problems };
}
