import { createContext, type ReactNode, useContext } from 'react';

/** The texts of the components themselves. The site provides them per locale. */
export interface UiText {
  close: string;
  confirm: string;
  cancel: string;
  gotIt: string;
  retry: string;
  loading: string;
  opening: string;
  openFailed: string;
  openFailedHint: string;
  /** The file was removed by an update of the site. */
  openFailedStale: string;
  /** The same, while a bet is on its way: the page must stay. */
  openFailedHeld: string;
  reload: string;
  showPassword: string;
  hidePassword: string;
  notifications: string;
  selectPlaceholder: string;
  locked: string;
  priceUp: string;
  priceDown: string;
  previous: string;
  next: string;
  pages: string;
  page(number: number): string;
  /** 共 n 条. */
  total(count: number): string;
  rowsPerPage: string;
  perPage(size: number): string;
  noData: string;
  keypad: string;
  backspace: string;
  clear: string;
  done: string;
  /** Shown before the labels of a form's missing fields. */
  missing: string;
}

const defaultUiText: UiText = {
  close: '关闭',
  confirm: '确定',
  cancel: '取消',
  gotIt: '知道了',
  retry: '重试',
  loading: '加载中',
  opening: '正在打开',
  openFailed: '打开失败',
  openFailedHint: '请检查网络后重试。',
  openFailedStale: '网站刚刚更新，请刷新页面后再打开。',
  openFailedHeld: '网站刚刚更新。请等注单有结果后，刷新页面再打开。',
  reload: '刷新页面',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  notifications: '通知',
  selectPlaceholder: '请选择',
  locked: '暂停投注',
  priceUp: '赔率上升',
  priceDown: '赔率下降',
  previous: '上一个',
  next: '下一个',
  pages: '分页',
  page: number => `第 ${number} 页`,
  total: count => `共 ${count} 条`,
  rowsPerPage: '每页条数',
  perPage: size => `${size} 条/页`,
  noData: '暂无数据',
  keypad: '数字键盘',
  backspace: '退格',
  clear: '清空',
  done: '完成',
  missing: '请先填写：',
};

/** The texts that are said as they are, without an index or a count. */
export type PlainUiText = {
  [Key in keyof UiText]: UiText[Key] extends string ? Key : never;
}[keyof UiText];

// Safe: the filter keeps what the type keeps.
export const plainUiTexts = Object.keys(defaultUiText).filter(
  key => typeof defaultUiText[key as keyof UiText] === 'string',
) as readonly PlainUiText[];

const UiTextContext = createContext<UiText>(defaultUiText);

/** Provides the components below it with their texts. Omitted ones keep their value. */
export function UiTextProvider(props: { text: Partial<UiText>; children: ReactNode }): ReactNode {
  const outer = useContext(UiTextContext);
  return <UiTextContext value={{ ...outer, ...props.text }}>{props.children}</UiTextContext>;
}

export function useUiText(): UiText {
  return useContext(UiTextContext);
}
