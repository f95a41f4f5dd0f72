import { highestGrade } from '@lobby/platform-identity/members/vip-grade';
import { broadcastKinds, personalKinds } from '@lobby/platform-messaging/letters/letter-kinds';
import * as v from 'valibot';

const word = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));
const title = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, '请填写标题'),
  v.maxLength(120, '标题最多 120 个字符'),
);
const content = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, '请填写内容'),
  v.maxLength(20_000, '内容最多 20,000 个字符'),
);

const texts = { title, content, titleTw: title, contentTw: content };
/** Made with the form, so that a form sent twice writes one letter. */
const letterId = v.pipe(v.string(), v.uuid());

export const letterForm = v.object({
  id: letterId,
  site: word,
  name: word,
  kind: v.picklist(personalKinds, '请选择类型'),
  ...texts,
});
export const broadcastForm = v.object({
  id: letterId,
  site: word,
  kind: v.picklist(broadcastKinds, '请选择类型'),
  ...texts,
});
export const freezeForm = v.object({ site: word, name: word, do: v.picklist(['freeze', 'unfreeze']) });
export const gradeForm = v.object({
  site: word,
  name: word,
  grade: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.integer(), v.maxValue(highestGrade)),
});

/** The texts of a letter, as the letters' domain takes them. */
export function textsOf(form: v.InferOutput<typeof letterForm> | v.InferOutput<typeof broadcastForm>) {
  return {
    'zh-CN': { title: form.title, content: form.content },
    'zh-TW': { title: form.titleTw, content: form.contentTw },
  };
}
