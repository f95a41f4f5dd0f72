/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { ActionForm, Time } from '@lobby/platform-kernel/operator-console/parts';
import type { WaitingFeedback } from './waiting-feedback.ts';

const kinds: Record<WaitingFeedback['kind'], string> = {
  deposit: '存款',
  withdrawal: '取款',
  betting: '投注',
  account: '账户',
  promotion: '优惠',
  suggestion: '建议',
};

/** Every feedback that waits, with its pictures and a form that answers it. */
export function FeedbackList({ waiting }: { waiting: readonly WaitingFeedback[] }) {
  if (waiting.length === 0) return <p>没有待回复的反馈。</p>;
  return (
    <>
      {waiting.map(one => (
        <Entry waiting={one} />
      ))}
    </>
  );
}

function Entry({
  waiting: { id, site_id, name, kind, text, sent_at, pictures },
}: {
  waiting: WaitingFeedback;
}) {
  return (
    <article>
      <h2>
        {kinds[kind]}：{name}（站点 {site_id}）
      </h2>
      <p>
        <Time at={sent_at} />
      </p>
      <p class="typed">{text}</p>
      <p>
        {pictures.map(({ url, width, height }, at) => (
          <>
            {' '}
            <a href={url}>
              <img src={url} alt={`图片 ${at + 1}，${width} × ${height}`} height="160" />
            </a>
          </>
        ))}
      </p>
      <ActionForm hidden={{ id }}>
        <label>
          回复
          <textarea name="answer" rows={4} maxlength={5_000} required />
        </label>
        <label>
          格式
          <select name="format">
            <option value="text">纯文本</option>
            <option value="html">HTML</option>
          </select>
        </label>
        <button type="submit">回复</button>
      </ActionForm>
    </article>
  );
}
