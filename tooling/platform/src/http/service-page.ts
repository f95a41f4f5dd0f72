import { escapeHtml, plainPage } from './html.ts';

/** Where a demo's "contact customer service" leads. An operator puts the address of the real desk in the site row. */
export function servicePage(siteTitles: readonly string[]): string {
  const names = siteTitles.map(escapeHtml).join('、');
  return plainPage(
    '在线客服',
    `<p>这是 ${names} 的演示环境，没有真人客服值守，账户里的资金均为演示资金。</p>
<p>运营方上线时，在站点设置里填写自己的客服地址，本页就会换成真正的客服窗口。</p>
<p>请牢记：工作人员绝不会索取您的验证码或密码。</p>`,
  );
}
