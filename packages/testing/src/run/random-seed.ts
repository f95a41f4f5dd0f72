import fc from 'fast-check';
import { runSeed } from '../seed.ts';

// A property that fails says this seed, and so does the runner: the same run again is `npm test -- --seed=…`.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(runSeed()) });
