export { answerLate } from './answer-late.ts';
export { type FakeAnswer, fakeApiSettings, fakePlatform, refuse } from './fake-platform.ts';
export { refused } from './refused.ts';
