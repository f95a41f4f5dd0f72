/** @typedef {import('./book.js').Order} Order */
/** @typedef {import('./book.js').Payment} Payment */

/** @type {Record<string, string>} */
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (/** @type {string} */ text) => text.replace(/[&<>"']/g, sign => signs[sign] ?? sign);

const onChain = (/** @type {Order} */ order) => order.method.startsWith('usdt-');

/**
 * @param {string} title
 * @param {string} body
 */
function page(title, body) {
  return `<!doctype html>
<html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}body{font:16px/1.7 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}form{display:grid;gap:.75rem;margin:1rem 0}label{display:grid}input,select,button{font:inherit;padding:.5rem;min-height:2.5rem}</style>
</head><body><main><h1>${escapeHtml(title)}</h1><p>演示用，不会动用真实资金。</p>${body}</main></body></html>`;
}

/**
 * Every order, newest first.
 *
 * @param {readonly Order[]} orders
 */
export function listPage(orders) {
  const rows = orders
    .slice(0, 50)
    .map(
      ({ reference, method, amount, currency }) =>
        `<li><a href="/pay/${escapeHtml(reference)}">${escapeHtml(reference)}</a> ${escapeHtml(method)} ${escapeHtml(amount)} ${escapeHtml(currency)}</li>`,
    );
  return page('演示银行', rows.length === 0 ? '<p>没有订单。</p>' : `<ul>${rows.join('')}</ul>`);
}

/**
 * The bank app: what is to be paid and to whom, and every way to pay it, or not.
 *
 * @param {Order} order
 * @param {readonly Payment[]} payments
 * @param {string} done what the last form did; empty for none.
 */
export function payPage(order, payments, done) {
  const facts = [
    ['订单', order.reference],
    ['方式', order.method],
    ['应付', `${order.amount} ${order.currency}`],
    ['收款', order.account || '本支付平台'],
    ...payments.map(({ amount, currency, transactionId, confirmations, direction }) => [
      direction === 'in' ? '已付' : '已退回',
      `${amount} ${currency}（${transactionId}${onChain(order) ? `，确认 ${confirmations}` : ''}）`,
    ]),
    ...(order.refused ? [['状态', '已拒绝']] : []),
  ];
  const list = facts
    .map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const last = payments.at(-1);
  return page(
    '演示银行',
    `${done ? `<p role="status"><strong>${escapeHtml(done)}</strong></p>` : ''}<dl>${list}</dl>
<form method="post">
<label>金额<input name="amount" required pattern="\\d{1,9}(\\.\\d{1,6})?" inputmode="decimal" value="${escapeHtml(order.amount)}"></label>
<label>付款人姓名<input name="payerName" maxlength="50"></label>
<label>附言<input name="remark" maxlength="100"></label>
<label>币种<select name="currency"><option>${escapeHtml(order.currency)}</option><option>HKD</option></select></label>
<label>通知商户<select name="notify"><option value="once">一次</option><option value="twice">两次</option><option value="never">不通知</option></select></label>
<button name="do" value="pay">付款</button>
</form>
${onChain(order) && last ? `<form method="post"><input type="hidden" name="transactionId" value="${escapeHtml(last.transactionId)}"><button name="do" value="confirm">再确认 10 个区块</button></form>` : ''}
${last && last.direction === 'in' ? `<form method="post"><input type="hidden" name="transactionId" value="${escapeHtml(last.transactionId)}"><button name="do" value="refunded">退款</button><button name="do" value="reversed">撤销付款</button></form>` : ''}
<form method="post"><button name="do" value="refuse">拒绝付款</button></form>
<p><a href="/">全部订单</a></p>`,
  );
}
