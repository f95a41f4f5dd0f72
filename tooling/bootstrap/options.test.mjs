import { describe, expect, it } from 'vitest';
import { auditFlags, describeFlags, readFlags, startFlags, testFlags } from './options.mjs';

const read = (...args) => readFlags(args, startFlags);

describe('reading the command line', () => {
  it('takes switches, numbers and lists in any order', () => {
    expect(read('--fixtures', 'a.json', 'b.json', '--speed', '60', '--reset')).toEqual({
      fixtures: ['a.json', 'b.json'],
      speed: 60,
      reset: true,
    });
  });

  it('takes a value behind an equals sign', () => {
    expect(read('--port-base=5800')).toEqual({ portBase: 5800 });
  });

  it('names an unknown flag and lists what exists', () => {
    expect(() => read('--fast')).toThrow(/There is no flag --fast\.[\s\S]*--port-base N[\s\S]*--speed N/);
  });

  it('reads the flags of the audit by their own table', () => {
    expect(readFlags(['--data-dir=books', '--help'], auditFlags)).toEqual({ dataDir: 'books', help: true });
    expect(() => readFlags(['--reset'], auditFlags)).toThrow(
      /There is no flag --reset\.[\s\S]*--data-dir FOLDER/,
    );
  });

  it('reads the dose and the seed of a test run', () => {
    expect(readFlags(['--deep', '--seed=20261126'], testFlags)).toEqual({ deep: true, seed: 20_261_126 });
    expect(() => readFlags(['--seed=today'], testFlags)).toThrow('--seed needs a number');
  });

  it('says what a word on its own is', () => {
    expect(() => read('fast')).toThrow('"fast" belongs to no flag.');
  });

  it.each([['--speed'], ['--fixtures'], ['--data-dir']])('says that %s needs a value', flag => {
    expect(() => read(flag)).toThrow(`${flag} needs a value`);
  });

  it.each(['fast', '', '-1', 'NaN'])('refuses "%s" as a number', value => {
    expect(() => read('--speed', value)).toThrow('--speed needs a number');
  });

  it('refuses a value for a switch', () => {
    expect(() => read('--reset=yes')).toThrow('--reset stands alone');
  });
});

describe('the list of flags', () => {
  it('has a line for each', () => {
    expect(describeFlags(startFlags)).toHaveLength(Object.keys(startFlags).length);
  });
});
