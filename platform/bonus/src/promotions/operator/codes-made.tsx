/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { formatGiftCode } from '@lobby/api-client/codes';
import { Field } from '@lobby/platform-kernel/operator-console/fields';
import { Said } from '@lobby/platform-kernel/operator-console/parts';

/** How many codes are made, and how many members may redeem each. */
export function CodesFields() {
  return (
    <>
      <Field name="codes" label="兑换码数量" hint="1 表示大家共用一个兑换码" value="1" most={7} required />
      <Field name="uses" label="每个兑换码可兑换的人数" hint="每位会员一次" value="1" most={7} required />
    </>
  );
}

/** The codes of a new batch: no page shows them again. */
export function CodesMade({ codes }: { readonly codes: readonly string[] }) {
  return (
    <>
      <Said>活动已保存为草稿，在列表中看过预计费用并发布后，兑换码生效。</Said>
      <p>平台只保存兑换码的校验值，这一页关闭后不能再次查看，请现在保存这 {codes.length} 个兑换码：</p>
      <pre>{codes.map(formatGiftCode).join('\n')}</pre>
    </>
  );
}
