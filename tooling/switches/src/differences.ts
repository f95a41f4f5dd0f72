import { contract } from '@lobby/api-client/contract';
import type { Brand } from '@lobby/brand-kit';
import type { Switches } from '@lobby/feature';
import { putText } from '@lobby/ui-testing/put-text';
import type { OpenedSite } from './open-site.ts';

/** The answers of a brand that change what a member sees, or what a call carries. */
export type Answer = keyof Switches | 'terminalCode' | 'secondCodeFlag';

/** What an answer changes: with each of its values, what is seen of it. */
export interface Difference {
  readonly path: string;
  readonly isMember?: boolean;
  /** What is done in the page before it is looked at; repeated until what is to be seen is there. */
  readonly act?: (site: OpenedSite) => void;
  /** What is looked at. */
  readonly see: (site: OpenedSite) => unknown;
  readonly seen: readonly (readonly [answer: boolean | number, seen: unknown])[];
}

const texts = (site: OpenedSite, selector: string) => site.all(selector).map(found => found.textContent);
const title = () => document.title.split(' · ')[0];
const sportsbook = '/game/sport/crty';
const linksTo = (site: OpenedSite, path: string) => site.all(`a[href^="${path}"]`).length;

/** The pages of the help that a switch takes away. */
export const ofHelp: Readonly<Record<string, Pick<Difference, 'path' | 'see' | 'seen'>>> = {
  deposit: helpPage('/app/help/ck', '存款帮助', false),
  hideAgents: helpPage('/app/help/hzhb', '合作伙伴', true),
};

/** @param off the answer with which the brand does not have the page. */
function helpPage(path: string, name: string, off: boolean): Pick<Difference, 'path' | 'see' | 'seen'> {
  return {
    path,
    see: site => [title(), ...texts(site, 'main h1')],
    seen: [
      [!off, [name, name]],
      [off, ['找不到页面', '找不到页面']],
    ],
  };
}

/** Fills the login in and sends it, as soon as its dialog is there. */
function logIn(site: OpenedSite): void {
  if (site.asked.some(({ path }) => path === contract.userSession.login.path)) return;
  const [form] = site.all('[role=dialog] form');
  if (!form)
    site
      .all('header button')
      .find(({ textContent }) => textContent === '登录')
      ?.click();
  const [name, password] = form?.querySelectorAll('input') ?? [];
  if (!name || !password) return;
  putText(name, 'linqiao88');
  putText(password, 'lobby2026x');
  form?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
}

/** Opens the warning before customer service, as soon as there is a page. */
function askForService(site: OpenedSite): void {
  if (site.all('[role=alertdialog]').length > 0) return;
  site
    .all('header button')
    .find(({ textContent }) => textContent === '在线客服')
    ?.click();
}

const ofLogin = (field: string): Pick<Difference, 'path' | 'act' | 'see'> => ({
  path: '/home',
  act: logIn,
  see: ({ asked }) => asked.find(({ path }) => path === contract.userSession.login.path)?.[field],
});

/** A row for each answer; one that is missing does not compile. */
export const differences: Readonly<Record<Answer, Difference>> = {
  deposit: {
    path: '/mine/savemoney',
    isMember: true,
    see: site => [title(), linksTo(site, '/mine/savemoney') > 0],
    seen: [
      [true, ['存款', true]],
      [false, ['找不到页面', false]],
    ],
  },
  selfRunSports: {
    path: sportsbook,
    isMember: true,
    see: site => [title(), linksTo(site, '/game/sport') > 0],
    seen: [
      [true, ['体育', true]],
      [false, ['找不到页面', false]],
    ],
  },
  skippingSports: {
    // Whoever comes to the list by its address is led on as well.
    path: '/game/sport',
    isMember: true,
    see: site => [
      title(),
      ...site
        .all('header nav a')
        .flatMap(link => (link.textContent === '体育' ? [link.getAttribute('href')] : [])),
    ],
    seen: [
      [true, ['体育', sportsbook]],
      [false, ['体育场馆', '/game/sport']],
    ],
  },
  professionalTheme: {
    path: '/home',
    see: site => texts(site, 'header button').some(text => text === '经典版' || text === '专业版'),
    seen: [
      [true, true],
      [false, false],
    ],
  },
  permanentSite: {
    path: '/mine',
    isMember: true,
    act: askForService,
    see: site => [
      texts(site, 'main h2').filter(text => text === '永久网址' || text === '提升账户安全'),
      texts(site, '[role=alertdialog] p').filter(text => text?.includes('网址') || text?.includes('官网'))
        .length,
    ],
    seen: [
      [true, [['提升账户安全', '永久网址'], 2]],
      [false, [['提升账户安全'], 1]],
    ],
  },
  innerGames: {
    path: '/home',
    // The sportsbook is the one hall that is open.
    see: site => site.all('main a[data-art]').map(card => card.getAttribute('target')),
    seen: [
      [true, [null]],
      [false, ['_blank']],
    ],
  },
  hideRealNumbers: {
    path: '/mine',
    isMember: true,
    see: site => site.all('header [aria-label$=余额]').map(tool => tool.getAttribute('aria-label')),
    seen: [
      [true, ['显示余额', '刷新余额']],
      [false, ['隐藏余额', '刷新余额']],
    ],
  },
  hideNavigationIcons: {
    path: '/home',
    see: site => [linksTo(site, sportsbook) > 0, site.all('header nav a svg').length > 0],
    seen: [
      [true, [true, false]],
      [false, [true, true]],
    ],
  },
  withdrawalPassword: {
    path: '/mine/userinfo',
    isMember: true,
    see: site => texts(site, 'dt').filter(text => text === '取款密码' || text === '银行卡'),
    seen: [
      [true, ['银行卡', '取款密码']],
      [false, ['银行卡']],
    ],
  },
  hideAgents: {
    path: '/agent',
    see: site => [title(), linksTo(site, '/agent')],
    seen: [
      [false, ['合营', 2]],
      [true, ['找不到页面', 0]],
    ],
  },
  visitorsMayLook: {
    path: sportsbook,
    see: () => [window.location.pathname, title()],
    seen: [
      [true, [sportsbook, '体育']],
      [false, ['/home', '示例']],
    ],
  },
  chat: {
    path: '/home',
    see: site => site.all('button').filter(({ textContent }) => textContent === '聊天室').length,
    seen: [
      [true, 1],
      [false, 0],
    ],
  },
  terminalCode: {
    ...ofLogin('terminalCode'),
    seen: [
      [2000, 2000],
      [3100, 3100],
    ],
  },
  secondCodeFlag: {
    ...ofLogin('secondCodeFlag'),
    seen: [
      [1, 1],
      [0, 0],
    ],
  },
};

/** The brand with another answer. */
export function answering(brand: Brand, name: Answer, answer: boolean | number): Brand {
  return name in brand.switches
    ? { ...brand, switches: { ...brand.switches, [name]: answer } }
    : { ...brand, [name]: answer };
}
