type Load<Words> = () => Promise<{ default: Words }>;

/**
 * The texts of two files as one, for a catalogue that also uses the names of a package below it:
 * `'zh-CN': joined(() => import('./zh-CN.json'), () => import('@lobby/betting/messages/zh-CN.json'))`.
 */
export function joined<Own, Shared>(own: Load<Own>, shared: Load<Shared>): Load<Own & Shared> {
  return async () => {
    const [mine, theirs] = await Promise.all([own(), shared()]);
    return { default: { ...mine.default, ...theirs.default } };
  };
}
