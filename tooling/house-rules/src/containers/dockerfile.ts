/** An instruction of a Dockerfile, its continued lines joined. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

/** A stage: from its FROM to the next. */
export interface Stage {
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

export function readDockerfile(text: string): Stage[] {
  const instructions = text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .flatMap(line => {
      const [, name, rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
      return name ? [{ name, text: rest }] : [];
    });
  const stages: { name: string; image: string; instructions: Instruction[] }[] = [];
  for (const instruction of instructions) {
    const [image = '', , name = ''] = instruction.text.split(/\s+/);
    if (instruction.name === 'FROM') stages.push({ name, image, instructions: [] });
    else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
}

/** The texts of a stage's instructions of one name. */
export const textsOf = (stage: Stage, name: string): string[] =>
  stage.instructions.filter(each => each.name === name).map(each => each.text);

/** The variables that a stage sets, with ENV or as the default of an ARG. */
export const variablesOf = (stage: Stage): [name: string, value: string][] =>
  [...textsOf(stage, 'ENV'), ...textsOf(stage, 'ARG')].flatMap(text =>
    [...text.matchAll(/(\w+)(?:=("[^"]*"|\S*))?/g)].map(([, name = '', value = '']): [string, string] => [
      name,
      value,
    ]),
  );

/** What a stage copies: from the repository, or from another stage. */
export function copiesOf(stage: Stage): { from: string | undefined; path: string }[] {
  return textsOf(stage, 'COPY').flatMap(text => {
    const words = text.split(/\s+/);
    const from = words.find(word => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter(word => !word.startsWith('--')).slice(0, -1);
    return paths.map(path => ({ from, path }));
  });
}

/** What is wrong with a stage that runs somewhere, each in a sentence. */
export function faultsOfRunning(stage: Stage): string[] {
  const last = (name: string) => textsOf(stage, name).at(-1) ?? '';
  return [
    ...(/^(|root|0)(:|$)/.test(last('USER')) ? [`${stage.name} runs as root`] : []),
    ...(last('HEALTHCHECK').includes('CMD [') ? [] : [`${stage.name} does not say whether it is healthy`]),
    // A shell between Docker and the program would keep the signal to itself.
    ...(last('CMD').startsWith('[') ? [] : [`${stage.name} starts its program through a shell`]),
  ];
}
