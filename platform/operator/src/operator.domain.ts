import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { hasOperatorPages } from '@lobby/platform-kernel/domain/operator-door';
import { type IsPaused, mountOperatorPages } from './operator-pages.ts';

/** What an operator does for members by hand; pages only, for development on this machine. */
export const operatorDomain =
  (isPaused: IsPaused): DomainFactory =>
  platform => ({
    id: 'operator',
    handlers: [],
    mount(app) {
      if (hasOperatorPages(platform.config)) mountOperatorPages(app, { ...platform, isPaused });
    },
  });
