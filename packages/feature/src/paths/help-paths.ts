import { type Path, path } from './path.ts';

const codes =
  'kh/ck/qk/zz/xnbcqkjc/yhgz/tytzjc/tywt/rqgl/dxqgl/tysstqth/zrwt/cpwt/dzjj/fjcjc/tjllq/bczr/zxkf/qtwt/gywm/hzhb/gztk/ysgz';

type WordOf<Text extends string> = Text extends `${infer Word}/${infer Rest}` ? Word | WordOf<Rest> : Text;

/** The code of a page of the help: the last piece of its address. `@lobby/content` says what each is about. */
export type HelpCode = WordOf<typeof codes>;

/**
 * The pages of the help by their code, in the order of reading: `paths.help.gztk()`. One text, because the first page of
 * every visit carries it.
 */
export const helpPaths = Object.fromEntries(
  codes.split('/').map(code => [code, path(`/app/help/${code}`)]),
  // Safe: the codes of the type are those of the text.
) as unknown as Readonly<Record<HelpCode, Path<'/app/help'>>>;
