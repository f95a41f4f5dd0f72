import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const messageFile = /\/messages\/zh-(CN|TW)\.json$/;

/**
 * Compiles every `messages/zh-*.json` from ICU text to Lingui's message form while building, so no parser is
 * shipped. The result is still JSON; Vite's own JSON handling does the rest. A broken message fails the build
 * with its id.
 */
export function compileMessages(): Plugin {
  return {
    name: 'lobby:compile-messages',
    enforce: 'pre',
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!messageFile.test(path)) return null;
      return { code: JSON.stringify(compileCatalog(code, path)), map: null };
    },
  };
}

/** ICU texts by id → compiled messages by id. */
export function compileCatalog(json: string, path: string): Record<string, unknown> {
  const source: Record<string, string> = JSON.parse(json);
  return Object.fromEntries(Object.entries(source).map(([id, text]) => [id, compile(id, text, path)]));
}

function compile(id: string, text: string, path: string): unknown {
  try {
    return compileMessageOrThrow(text);
  } catch (error) {
    throw new Error(`Message "${id}" of ${path} is not valid ICU text: ${String(error)}`);
  }
}
