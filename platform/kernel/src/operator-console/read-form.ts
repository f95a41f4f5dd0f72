import * as v from 'valibot';
import type { Problems, Typed } from '../domain/operator-page.ts';

/** Reads a form: its content, or the sentence of each wrong field. */
export function readForm<Form>(
  schema: v.GenericSchema<unknown, Form>,
  typed: Typed,
): { readonly form: Form } | { readonly problems: Problems } {
  const read = v.safeParse(schema, typed);
  if (read.success) return { form: read.output };
  const problems: Record<string, string> = {};
  for (const issue of read.issues) problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { problems };
}
