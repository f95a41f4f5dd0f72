import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';

const screen = { package: 'inbox', title: '试样' };
const dialog = { package: 'auth', title: '试样' };
const call = { about: 'What is tried', reason: 'Members try it' };
const path = '/act/api/v1/trial/config';

describe('a mistake is answered with what to do', () => {
  it.each([
    [
      'a package under a name that stands for all brands',
      'package',
      'brand',
      { about: 'x' },
      'something else',
    ],
    ['a package named like a tool', 'package', 'e2e', { about: 'x' }, 'something else'],
    ['a package that exists', 'package', 'inbox', { about: 'x' }, 'npm run new screen -- --package inbox'],
    ['a package named by a word of JavaScript', 'package', 'delete', { about: 'x' }, 'a word of JavaScript'],
    ['a description in Chinese', 'package', 'trial', { about: '优惠' }, 'say it in English'],
    ['a description that ends a comment', 'package', 'trial', { about: 'a */ b' }, 'would end the comment'],
    ['no answer without a terminal', 'package', 'trial', {}, 'All flags: npm run new package -- --help'],
    [
      'a screen of no package',
      'screen',
      'trial',
      { ...screen, package: 'trial' },
      'npm run new package trial',
    ],
    [
      'a screen of a leaf',
      'screen',
      'trial',
      { ...screen, package: 'betting' },
      'brings no screens or dialogs',
    ],
    ['a title in English', 'screen', 'trial', { ...screen, title: 'Trial' }, 'say it in Simplified Chinese'],
    ['a title with a quote', 'screen', 'trial', { ...screen, title: "试'样" }, 'leave it out'],
    ['a title with a placeholder', 'screen', 'trial', { ...screen, title: '试{n}样' }, 'leave it out'],
    ['a screen whose folder is there', 'screen', 'letters', screen, 'exists already; choose another name'],
    ['a screen named like the folder of words', 'screen', 'messages', screen, 'is kept for words'],
    [
      'a path that is a page',
      'screen',
      'trial',
      { ...screen, path: '/mine/betRecord' },
      'say another --path',
    ],
    ['a screen of no call', 'screen', 'trial', { ...screen, call: 'trial.config' }, 'npm run new call'],
    [
      'a screen of a call that changes',
      'screen',
      'trial',
      { ...screen, call: 'userSession.logout' },
      'npm run new dialog',
    ],
    [
      'a dialog of a call that reads',
      'dialog',
      'trial',
      { ...dialog, steps: 'one', call: 'record.betRecordList' },
      'npm run new screen',
    ],
    [
      'a call for a dialog without steps',
      'dialog',
      'trial',
      { ...dialog, call: 'userSession.logout' },
      '--call means nothing beside these answers',
    ],
    ['a field twice', 'call', path, { ...call, fields: 'id,id:money' }, 'The field "id" stands there twice'],
    ['a field of no kind', 'call', path, { ...call, fields: 'id:gold' }, 'the kind one of text, money'],
    [
      'a call named by a word of JavaScript',
      'call',
      '/act/api/v1/trial/function',
      call,
      'a word of JavaScript',
    ],
    ['a resource named by one', 'call', '/act/api/v1/delete/trial', call, 'a word of JavaScript'],
    ['a call of a folder that is no domain', 'call', path, { ...call, domain: 'kernel' }, 'choose a domain'],
    ['words too short for a sentence', 'code', '6398', { name: 'trial-over', words: '过期' }, 'four Chinese'],
  ])('%s', async (_, kind, name, flags, words) => {
    await expect(make(unsaved(), kind, name, flags)).rejects.toThrow(words);
  });
});
