import { wcagContrast } from 'culori';
import { brandsIn, type Draft } from '../draft/draft.ts';
import { beforeLine, insideOf, intoList } from '../draft/insert.ts';
import { type Answers, answered, type Generator } from '../generator.ts';
import { nameProblem } from '../names.ts';
import { UserError } from '../user-error.ts';
import { type Edition, rolesOf } from './roles.ts';

const tokens = 'packages/ui-kit/src/tokens';
const contract = `${tokens}/contract.ts`;
const pairs = `${tokens}/contrast.ts`;
const editions: readonly Edition[] = ['classic', 'pro'];
const isColour = (value: string) =>
  /^#([\da-f]{3}|[\da-f]{6})$/i.test(value)
    ? undefined
    : `"${value}" is no opaque hex colour: say it as #1a2b3c, in quotes.`;
const listed = (answer: string | undefined) => (answer ? answer.split(',').map(name => name.trim()) : []);

/** The colour roles that exist, without their prefix, in the order of the contract. */
function colours(draft: Draft): readonly string[] {
  const names = insideOf(contract, draft.read(contract), 'export const roleNames = [');
  return [...names.matchAll(/'color-([\w-]+)'/g)].map(([, name = '']) => name);
}

const known = (names: string, draft: Draft) => {
  const stranger = listed(names).find(name => !colours(draft).includes(name));
  return stranger && `There is no colour role "${stranger}"; there are ${colours(draft).join(', ')}.`;
};

/** A colour role: in the contract, in both editions, in the pairs whose contrast is measured. */
export const tokenGenerator: Generator = {
  kind: 'token',
  what: 'a colour role: contract, both editions, the pairs whose contrast is measured',
  questions: [
    {
      flag: 'name',
      asks: 'Its name, for what it is for and not what it looks like: notice-tint',
      check: (name, draft) =>
        nameProblem(name) ??
        (colours(draft).includes(name)
          ? `There is a colour role ${name} already; choose another name.`
          : undefined),
    },
    { flag: 'classic', asks: 'Its value in the classic edition, #1a2b3c', check: isColour },
    { flag: 'pro', asks: 'Its value in the professional edition', check: isColour },
    {
      flag: 'after',
      asks: 'After which colour role does it stand?',
      choices: colours,
      usually: draft => colours(draft).at(-1) ?? '',
    },
    {
      flag: 'under',
      asks: 'Which texts stand on it? text-1,text-2; empty when it is no ground',
      usually: '',
      check: known,
    },
    {
      flag: 'on',
      asks: 'On which grounds is it read? bg,surface-1; empty when it is no text',
      usually: '',
      check: known,
    },
  ],
  make(draft, answers) {
    const name = answered(answers, 'name');
    const after = answered(answers, 'after');
    measure(draft, answers);
    const next = colours(draft)[colours(draft).indexOf(after) + 1];
    draft.change(contract, text => {
      const follower = next ? `  'color-${next}',` : "  'shadow-";
      return beforeLine(contract, text, follower, `  'color-${name}',`);
    });
    for (const edition of editions) addValue(draft, edition, name, after, answered(answers, edition));
    for (const ink of listed(answers.under)) draft.change(pairs, text => addGround(text, ink, name));
    if (answers.on) {
      const grounds = listed(answers.on)
        .map(ground => `'${ground}'`)
        .join(', ');
      draft.change(pairs, text =>
        intoList(pairs, text, 'grounds: readonly string[]])[] = [', `['${name}', [${grounds}]]`),
      );
    }
    return {
      next: [
        `Read it in a part: var(--color-${name})`,
        'A brand that needs its own value says it in brands/<brand>/tokens.json',
        'Look at 开始/令牌 in Storybook, in both editions and every brand',
      ],
    };
  },
};

/** Adds a ground to the row of an ink. */
function addGround(text: string, ink: string, ground: string): string {
  const start = `\n  ['${ink}', `;
  const at = text.indexOf(start);
  if (at < 0) throw new UserError(`${pairs} has no row for ${ink}; say --on for a new text.`);
  const end = text.indexOf('],\n', at + start.length);
  const row = text.slice(at + start.length, end);
  const grounds = row.startsWith('[') ? row.slice(1, -1) : `...${row}`;
  return `${text.slice(0, at + start.length)}[${grounds}, '${ground}']${text.slice(end)}`;
}

function addValue(draft: Draft, edition: Edition, name: string, after: string, value: string): void {
  interface Tree {
    readonly color: Record<string, unknown>;
  }
  draft.changeJson<Tree>(`${tokens}/${edition}.json`, tree => {
    const entries = Object.entries(tree.color);
    const at = entries.findIndex(([key]) => key === after);
    entries.splice(at + 1, 0, [name, { $value: value }]);
    return { ...tree, color: Object.fromEntries(entries) };
  });
}

/** Measures every pair with the new role, in both editions and in every brand. @throws UserError naming the worst. */
function measure(draft: Draft, answers: Answers): void {
  const name = answered(answers, 'name');
  const wanted = [
    ...listed(answers.under).map(ink => [ink, name] as const),
    ...listed(answers.on).map(ground => [name, ground] as const),
  ];
  const poor = editions.flatMap(edition =>
    [undefined, ...brandsIn(draft)].flatMap(brand => {
      const roles = { ...rolesOf(draft, edition, brand), [name]: answered(answers, edition) };
      return wanted.flatMap(([ink, ground]) => {
        const ratio = wcagContrast(roles[ink] ?? '', roles[ground] ?? '');
        const where = brand ? `${edition} of ${brand}` : edition;
        return ratio < 4.5
          ? [{ ratio, says: `${ink} on ${ground} is ${ratio.toFixed(2)}:1 in ${where}` }]
          : [];
      });
    }),
  );
  const [worst] = poor.sort((a, b) => a.ratio - b.ratio);
  if (worst) throw new UserError(`${worst.says}, and 4.5:1 is needed. Choose another value.`);
}
