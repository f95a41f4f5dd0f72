/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { highestGrade } from '@lobby/platform-identity/members/vip-grade';
import type { SentBack } from '@lobby/platform-kernel/operator-console/fields';
import { ActionForm, Table, Time } from '@lobby/platform-kernel/operator-console/parts';
import { personalKinds } from '@lobby/platform-messaging/letters/letter-kinds';
import { kindWord, LetterForm } from './letter-form.tsx';
import type { MemberRows } from './member-rows.ts';

/** One member: what is known, the forms, the letters and the security log. */
export function MemberView({ member, back }: { member: MemberRows; back?: SentBack }) {
  const owner = { site: member.site_id, name: member.name };
  const isFrozen = member.frozen_at !== null;
  return (
    <>
      <Account member={member} />
      <h2>账户</h2>
      <ActionForm at="/freeze" hidden={{ ...owner, do: isFrozen ? 'unfreeze' : 'freeze' }}>
        <button type="submit">{isFrozen ? '解除冻结' : '冻结账户'}</button>
      </ActionForm>
      <ActionForm at="/grade" hidden={owner}>
        <label>
          VIP 等级
          <select name="grade">
            {Array.from({ length: highestGrade + 1 }, (_, grade) => (
              <option selected={grade === member.vip_level}>{grade}</option>
            ))}
          </select>
        </label>
        <button type="submit">更改等级</button>
      </ActionForm>
      <p>
        <a href={`/dev/operator/chat/author/${member.site_id}/${member.id}`}>聊天记录与备注</a>
      </p>
      <h2>在线设备</h2>
      <Table
        head={['登录', '最近操作', '设备', '地址', '终端']}
        rows={member.sessions.map(session => [
          <Time at={session.created_at} />,
          <Time at={session.seen_at} />,
          session.device_label,
          session.masked_ip,
          terminalOf(session),
        ])}
      />
      <h2>写信</h2>
      <LetterForm at="/letter" kinds={personalKinds} hidden={owner} button="发送" {...back} />
      <h2>信件</h2>
      <Table
        head={['发送', '类型', '标题', '已读']}
        rows={member.letters.map(({ sent_at, type, title, read_at }) => [
          <Time at={sent_at} />,
          kindWord(type),
          title,
          read_at !== null && <Time at={read_at} />,
        ])}
      />
      <h2>安全记录</h2>
      <Table
        head={['时间', '事件', '原因', '对象', '设备', '地址', '地点', '次数']}
        rows={member.securityLog.map(event => [
          <Time at={event.at} />,
          ...[event.kind, event.reason, event.about, event.device_label, event.masked_ip],
          ...[`${event.country} ${event.city}`.trim(), event.times],
        ])}
      />
    </>
  );
}

/** The two codes of the build a session was begun with: "2000-1". */
function terminalOf({ terminal_code, second_code_flag }: MemberRows['sessions'][number]) {
  return terminal_code === null ? '' : `${terminal_code}-${second_code_flag}`;
}

function Account({ member }: { member: MemberRows }) {
  const { site_id, frozen_at, real_name, phone, email, created_at, sessions } = member;
  const state =
    frozen_at === null ? (
      '正常'
    ) : (
      <>
        已冻结，自 <Time at={frozen_at} />
      </>
    );
  return (
    <Table
      head={['站点', '状态', '姓名', '手机', '邮箱', '注册', '在线设备']}
      rows={[[site_id, state, real_name, phone, email, <Time at={created_at} />, sessions.length]]}
    />
  );
}
