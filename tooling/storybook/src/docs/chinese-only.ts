import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Designers read Chinese: what docgen takes from the English comments of props stays out of their tables. */
export const chineseOnly: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isChinese(argType.description ?? '') ? argType : { ...argType, description: '' },
    ]),
  );

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text) && !/[a-z]+ [a-z]+/i.test(text);
}
