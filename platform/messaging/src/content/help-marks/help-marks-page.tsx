/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { helpPages } from '@lobby/api-client/contract/site/help-marks';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { OperatorPage } from '@lobby/platform-kernel/domain/operator-page';
import { Table } from '@lobby/platform-kernel/operator-console/parts';

/** What readers of every site say of the pages of the help: those that helped least first. */
export function helpMarksPage({ db, sites }: Pick<Platform, 'db' | 'sites'>): OperatorPage {
  return {
    path: '/dev/operator/help',
    title: '帮助的评价',
    group: 'sites',
    actions: [],
    incomplete: '',
    views: {
      async ''() {
        const rows = await db.selectFrom('help_marks').selectAll().execute();
        return {
          body: sites.all().map(({ id, title }) => {
            const own = rows
              .filter(({ site_id }) => site_id === id)
              .sort((one, other) => Number(other.not_helped - one.not_helped));
            const silent = helpPages.filter(code => !own.some(({ page }) => page === code));
            return (
              <section>
                <h2>
                  {title}（站点 {id}）
                </h2>
                <Table
                  head={['页面', '有帮助', '没有帮助']}
                  rows={own.map(({ page, helped, not_helped }) => [
                    <code>/app/help/{page}</code>,
                    String(helped),
                    String(not_helped),
                  ])}
                />
                {silent.length > 0 && <p>还没有评价：{silent.join('、')}</p>}
              </section>
            );
          }),
        };
      },
    },
  };
}
