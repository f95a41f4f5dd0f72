/** The languages the platform speaks to people. The wire's `langx` chooses; a client that sends none reads zh-CN. */
export type Tongue = 'zh-CN' | 'zh-TW';

export function tongueOf(langx: unknown): Tongue {
  return langx === 'zh-TW' ? 'zh-TW' : 'zh-CN';
}
