import { describe, expect, it } from 'vitest';
import { draftBy } from '../draft/traditional.ts';
import { compileCatalog } from './compile-messages.ts';

describe('a compiled catalog', () => {
  it('keeps plain text and names its placeholders', () => {
    const compiled = compileCatalog('{"a.b":"你好，{name}"}', 'messages/zh-CN.json');
    expect(compiled).toEqual({ 'a.b': ['你好，', ['name']] });
  });

  it('is drafted in Traditional Chinese before it is compiled, placeholders included', () => {
    const draft = draftBy({
      characters: {},
      phrases: {},
      words: [],
      messages: { 'a.c': { text: '共 {n} 筆', why: 'counted so' } },
    });
    const compiled = compileCatalog('{"a.b":"{name}的网络","a.c":"共 {n} 条"}', 'messages/zh-CN.json', {
      draft,
    });
    expect(compiled).toEqual({ 'a.b': [['name'], '的網路'], 'a.c': ['共 ', ['n'], ' 筆'] });
  });

  it('says what is known while building, and leaves the other values open', () => {
    const compiled = compileCatalog('{"a.b":"{name}未满 {minimumAge} 岁"}', 'messages/zh-CN.json', {
      known: { minimumAge: 21 },
    });
    expect(compiled).toEqual({ 'a.b': [['name'], '未满 21 岁'] });
  });

  it('fails on a broken message, with its id and its file', () => {
    expect(() => compileCatalog('{"a.b":"你好，{name"}', 'messages/zh-CN.json')).toThrow(
      'Message "a.b" of messages/zh-CN.json is not valid ICU text',
    );
  });
});
