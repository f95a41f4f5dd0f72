import { cancelReasons } from '@lobby/betting';
import type { MatchState } from '@lobby/fixtures';
import { printScore } from '@lobby/fixtures';
import { formatYuan } from '@lobby/money';
import { escapeHtml, plainPage, row, table, time } from '@lobby/platform-kernel/texts/html';
import type { Effect } from './effects.ts';
import type { ListedMatch, MatchRows } from './operator-rows.ts';

export const operatorPath = '/dev/book';

const phases: Record<MatchState['phase'], string> = {
  pre: '未开赛',
  '1H': '上半场',
  HT: '中场',
  '2H': '下半场',
  over: '完场',
};
const effectWords: Record<Effect['kind'], string> = {
  settled: '结算',
  resettled: '重新结算',
  restored: '恢复为未结算',
};

/** The last moment a `Date` can print. */
const farthest = 8_640_000_000_000_000n;
/** The end of a span; empty where it is open. */
const bound = (at: bigint): string => (at === 0n || at > farthest ? '' : time(at));
/** A match that is listed, with its state where it is still followed. */
export type ShownMatch = ListedMatch & { readonly state: MatchState | undefined };

/** Every match in play or soon, and those with bets. */
export function listPage(matches: readonly ShownMatch[]): string {
  const rows = matches.map(({ id, home, away, kickoff, open, state }) =>
    row([
      { html: time(kickoff) },
      { html: `<a href="${operatorPath}/${encodeURIComponent(id)}">${escapeHtml(`${home} - ${away}`)}</a>` },
      stateText(state),
      String(open),
    ]),
  );
  return plainPage('赛事操作', table(['开赛', '赛事', '状态', '未结算注单'], rows));
}

const haltedWords: Record<NonNullable<MatchState['halted']>, string> = {
  postponed: '，延期',
  abandoned: '，比赛中断',
  var: '，VAR 审查',
};

function stateText(state: MatchState | undefined): string {
  if (!state) return '已结束';
  const halted = state.halted ? haltedWords[state.halted] : '';
  return `${phases[state.phase]} ${printScore(state.score)}${halted}${state.shut ? '，停止投注' : ''}`;
}

/** One match: what is known of it, what was done to it, its bets, and a form for each action. */
export function matchPage(rows: MatchRows, state: MatchState | undefined): string {
  const { match, results, voids, actions, bets } = rows;
  const id = escapeHtml(match.id);
  const form = (action: string, button: string, fields: string) =>
    `<form method="post" action="${operatorPath}"><input type="hidden" name="match" value="${id}">` +
    `<input type="hidden" name="do" value="${action}">${fields}${field('why', '备注（必填）', 'required')}` +
    `<button>${button}</button></form>`;
  const body = [
    `<p><a href="${operatorPath}">全部赛事</a></p>`,
    `<p>${time(match.kickoff)} ${escapeHtml(match.league_cn)} ${escapeHtml(stateText(state))}</p>`,
    '<h2>操作</h2>',
    form('shut', '停止投注', ''),
    form('open', '恢复投注', ''),
    form('stop', '中止赛事', reasonField('match') + field('reached', '中止时比分', 'placeholder="1:0"')),
    form(
      'result',
      '公布或更正赛果',
      field('half', '半场', 'placeholder="0:0"') +
        field('full', '全场', 'placeholder="1:0"') +
        '<label>撤回此前赛果<input type="checkbox" name="withdrawn" value="1"></label>',
    ),
    form(
      'void',
      '取消注单',
      field('wtype', '玩法（空 = 全部）', 'placeholder="ROU"') +
        field('rtype', '选项（空 = 全部）', '') +
        field('from', '下注时间从', 'placeholder="2026-11-22T13:00:00Z"') +
        field('to', '到（不含）', '') +
        reasonField('market'),
    ),
    form('cancel-ticket', '取消单张注单', field('ticketId', '注单号', 'required') + reasonField('bet')),
    '<h2>赛果</h2>',
    table(
      ['版本', '半场', '全场', '取消原因', '中止时', '撤回', '时间'],
      results.map(each =>
        row([
          ...[String(each.version), each.half ?? '', each.full ?? '', each.cancel_reason, each.reached ?? ''],
          ...[each.withdrawn ? '是' : '', { html: time(each.at) }],
        ]),
      ),
    ),
    '<h2>已取消</h2>',
    table(
      ['玩法', '选项', '注单', '下注时间从', '到', '原因', '时间'],
      voids.map(each =>
        row([
          ...[
            each.wtype,
            each.rtype,
            each.ticket_id,
            { html: bound(each.from_at) },
            { html: bound(each.to_at) },
          ],
          ...[each.reason, { html: time(each.at) }],
        ]),
      ),
    ),
    '<h2>注单</h2>',
    table(
      ['注单', '下注时间', '玩法', '赔率', '本金', '状态', '结果', '输赢'],
      bets.map(bet =>
        row([
          ...[
            bet.ticket_id,
            { html: time(bet.placed_at) },
            `${bet.wtype} ${bet.rtype} ${bet.line}`,
            bet.odds,
          ],
          ...[formatYuan(bet.stake), bet.status, `${bet.result} ${bet.cancel_reason}`, formatYuan(bet.net)],
        ]),
      ),
    ),
    '<h2>操作记录</h2>',
    table(
      ['时间', '操作', '内容', '备注'],
      actions.map(each => row([{ html: time(each.at) }, each.action, each.detail, each.why])),
    ),
  ];
  return plainPage(`${match.home_cn} - ${match.away_cn}`, body.join(''));
}

function field(name: string, label: string, more: string): string {
  return `<label>${label}<input name="${name}" maxlength="200" ${more}></label>`;
}

function reasonField(scope: 'match' | 'market' | 'bet'): string {
  const options = cancelReasons
    .filter(reason => reason.scope === scope)
    .map(({ code, name }) => `<option value="${code}">${code} ${escapeHtml(name)}</option>`);
  return `<label>原因<select name="reason">${options.join('')}</select></label>`;
}

/** What an action did. */
export function donePage(matchId: string, effects: readonly Effect[]): string {
  const items = effects.map(
    ({ kind, bets, amount }) =>
      `<li>${effectWords[kind]} ${bets} 张注单，会员余额变动 ${formatYuan(amount)} 元</li>`,
  );
  const did = items.length === 0 ? '<p>没有注单因此变动。</p>' : `<ul>${items.join('')}</ul>`;
  return plainPage('已执行', `${did}${backTo(matchId)}`);
}

/** Why an action was not done. */
export function mistakePage(sentence: string): string {
  return plainPage('未执行', `<p>${escapeHtml(sentence)}</p><p><a href="${operatorPath}">全部赛事</a></p>`);
}

function backTo(matchId: string): string {
  return `<p><a href="${operatorPath}/${encodeURIComponent(matchId)}">返回赛事</a></p>`;
}
