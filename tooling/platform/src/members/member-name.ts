const shape = /^[a-z][a-z\d]{3,10}$/i;
const twoLetters = /[a-z].*[a-z]/i;
const aDigit = /\d/;

/** What is wrong with the name of a new member, as a sentence; undefined when nothing is (specification 1 §5). */
export function memberNameProblem(name: string): string | undefined {
  if (name === '') return '用户名不能为空';
  if (shape.test(name) && twoLetters.test(name) && aDigit.test(name)) return undefined;
  return '请输入4-11个字符，至少2个字母加数字组合，首位为字母';
}
