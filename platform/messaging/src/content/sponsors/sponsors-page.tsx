/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { randomUUID } from 'node:crypto';
import type { Platform } from '@lobby/platform-kernel/domain/domain';
import { type OperatorPage, operatorAction } from '@lobby/platform-kernel/domain/operator-page';
import { ActionForm } from '@lobby/platform-kernel/operator-console/parts';
import * as v from 'valibot';
import { type Sponsorship, sponsorshipsOf, writeSponsorship } from './sponsorships.ts';

const short = v.pipe(v.string(), v.trim(), v.maxLength(40));
const name = v.pipe(short, v.minLength(1));
// A browser ends the lines of a form with two characters, and counts them as one.
const text = v.pipe(
  v.string(),
  v.transform(said => said.replaceAll('\r\n', '\n')),
  v.trim(),
  v.minLength(1),
  v.maxLength(2_000),
);

const form = v.object({
  site: v.string(),
  /** Empty for a new one. */
  id: v.pipe(v.string(), v.maxLength(60)),
  position: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
  state: v.picklist(['shown', 'hidden']),
  name_zh_cn: name,
  name_zh_tw: name,
  role_zh_cn: short,
  role_zh_tw: short,
  text_zh_cn: text,
  text_zh_tw: text,
});

/** What every site sponsors, each with a form, and one more form for something new. */
export function sponsorsPage({ db, sites, clock }: Pick<Platform, 'db' | 'sites' | 'clock'>): OperatorPage {
  return {
    path: '/dev/operator/sponsors',
    title: '赞助',
    group: 'sites',
    views: {
      async ''() {
        const shown = await Promise.all(
          sites.all().map(async site => ({ site, rows: await sponsorshipsOf(db, site.id) })),
        );
        return {
          body: shown.map(({ site, rows }) => (
            <section>
              <h2>
                {site.title}（站点 {site.id}）
              </h2>
              {rows.map(row => (
                <SponsorForm heading={row.name_zh_cn} site={site.id} row={row} />
              ))}
              <SponsorForm heading="新增赞助" site={site.id} />
            </section>
          )),
        };
      },
    },
    incomplete: '请填写两种文字的名称与正文，位置填 0 到 9999。',
    actions: [
      operatorAction({
        form,
        done: { sentence: '赞助内容已更改，打开赞助页面就会看到。' },
        async run({ site, id, state, ...words }) {
          if (!sites.all().some(each => each.id === site)) return { refused: '没有这个站点。', status: 404 };
          const known = (await sponsorshipsOf(db, site)).some(row => row.id === id);
          if (id !== '' && !known) return { refused: '没有这项赞助。', status: 404 };
          const row = { ...words, id: id || randomUUID(), site_id: site, is_shown: state === 'shown' };
          await writeSponsorship(db, row, clock.now());
          return 'done';
        },
      }),
    ],
  };
}

interface SponsorFormProps {
  readonly heading: string;
  readonly site: string;
  readonly row?: Sponsorship;
}

function SponsorForm({ heading, site, row }: SponsorFormProps) {
  return (
    <details>
      <summary>{heading}</summary>
      <ActionForm hidden={{ site, id: row?.id ?? '' }}>
        <label>
          位置
          <input name="position" inputmode="numeric" value={String(row?.position ?? 100)} required />
        </label>
        <label>
          状态
          <select name="state">
            <option value="shown" selected={row?.is_shown ?? true}>
              显示
            </option>
            <option value="hidden" selected={row?.is_shown === false}>
              不显示
            </option>
          </select>
        </label>
        <Words label="简体" of="zh_cn" row={row} />
        <Words label="繁体" of="zh_tw" row={row} />
        <button type="submit">保存</button>
      </ActionForm>
    </details>
  );
}

interface WordsProps {
  readonly label: string;
  readonly of: 'zh_cn' | 'zh_tw';
  readonly row: Sponsorship | undefined;
}

function Words({ label, of, row }: WordsProps) {
  return (
    <>
      <label>
        名称（{label}）
        <input name={`name_${of}`} maxlength={40} value={row?.[`name_${of}`] ?? ''} required />
      </label>
      <label>
        身份（{label}）
        <input name={`role_${of}`} maxlength={40} value={row?.[`role_${of}`] ?? ''} />
      </label>
      <label>
        正文（{label}）
        <textarea name={`text_${of}`} rows={4} maxlength={2_000} required>
          {row?.[`text_${of}`] ?? ''}
        </textarea>
      </label>
    </>
  );
}
