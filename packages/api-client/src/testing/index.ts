export { type FakeAnswer, type FakeRefusal, fakeApiSettings, fakePlatform, refuse } from './fake-platform.ts';
export { refused } from './refused.ts';
