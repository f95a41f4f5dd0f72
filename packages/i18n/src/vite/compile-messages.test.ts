import { describe, expect, it } from 'vitest';
import { compileCatalog } from './compile-messages.ts';

describe('a compiled catalog', () => {
  it('keeps plain words and names what changes', () => {
    const compiled = compileCatalog('{"a.b":"你好，{name}"}', 'messages/zh-CN.json');
    expect(compiled).toEqual({ 'a.b': ['你好，', ['name']] });
  });

  it('fails on a broken message, with its id and its file', () => {
    expect(() => compileCatalog('{"a.b":"你好，{name"}', 'messages/zh-CN.json')).toThrow(
      'Message "a.b" of messages/zh-CN.json is not valid ICU text',
    );
  });
});
