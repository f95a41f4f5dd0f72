/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';

/** Takes a message out of sight, and keeps its author from writing. */
export function MessageForms({
  of,
}: {
  of: { readonly site: string; readonly rid: string; readonly id: string };
}) {
  return (
    <>
      <ActionForm hidden={{ does: 'withdraw', ...of }}>
        <label>
          原因
          <input name="reason" maxlength={80} required />
        </label>
        <button type="submit">撤下消息</button>
      </ActionForm>
      <ActionForm hidden={{ does: 'mute', ...of }}>
        <label>
          禁言
          <select name="minutes">
            <option value="10">10 分钟</option>
            <option value="60">1 小时</option>
            <option value="1440">1 天</option>
            <option value="43200">30 天</option>
          </select>
        </label>
        <label>
          原因
          <input name="reason" maxlength={80} required />
        </label>
        <button type="submit">禁言</button>
      </ActionForm>
    </>
  );
}
