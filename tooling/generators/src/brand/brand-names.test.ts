import { describe, expect, it } from 'vitest';
import { make, unsaved } from '../testing/repository.ts';
import { sites } from './places.ts';

describe('a code that means something already is refused, with what it means', () => {
  it.each([
    ['qingshan', 'brands/qingshan exists already, as 青山; choose another code.'],
    ['class', '"class" is a word of JavaScript'],
    ['arguments', '"arguments" is a word of JavaScript'],
    ['node', '"node" is what programs, tests and types run on here'],
    ['shared', '"shared" says of code that it belongs to no brand'],
    ['wallet', 'the package of the workspace called wallet'],
    ['kit', 'the package of the workspace called brand-kit'],
    ['lobby', 'the package of the workspace called lobby'],
    ['docs', '"docs" is the name of something at the root'],
    ['readme', '"readme" is the name of something at the root'],
    ['github', '"github" is the name of something at the root'],
    ['database', '"database" is the name of a service in compose.yaml'],
    ['xinghe-pro', '"xinghe-pro" ends as the name of an edition'],
    ['off', '"off" is no to YAML'],
  ])('%s', async (code, words) => {
    await expect(make(unsaved(), 'brand', code, { name: '试样' })).rejects.toThrow(words);
  });

  it('a site that the platform has without its brand', async () => {
    const draft = unsaved();
    draft.change(sites, text => text.replace('demoSites = [', "demoSites = [{ id: '1', code: 'shiyang' },"));
    await expect(make(draft, 'brand', 'shiyang', { name: '试样' })).rejects.toThrow(
      'is the code of a site in',
    );
  });

  it('and a code that only contains such a word is not', async () => {
    const draft = unsaved();
    await make(draft, 'brand', 'nodeland', { name: '试样' });
    expect(draft.has('brands/nodeland/brand.ts')).toBe(true);
  });
});

describe('a name that members know already is refused', () => {
  it('in the script it is written in', async () => {
    await expect(make(unsaved(), 'brand', 'shiyang', { name: '青山' })).rejects.toThrow(
      'brands/qingshan is called 青山 already; choose another name.',
    );
  });

  it('in the script it is drafted in', async () => {
    const draft = unsaved();
    await make(draft, 'brand', 'shiyang', { name: '试样' });
    await expect(make(draft, 'brand', 'yangpin', { name: '試樣' })).rejects.toThrow('is called 试样 already');
  });
});
