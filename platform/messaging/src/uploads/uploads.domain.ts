import './uploads.tables.ts';
import type { LockMember } from '@lobby/platform-kernel/calls/member-door';
import type { DomainFactory } from '@lobby/platform-kernel/domain/domain';
import { type Repeated, repeat } from '@lobby/platform-kernel/time/repeat';
import { mountPictures } from './picture-page.ts';
import { sweepPictures } from './pictures.ts';
import { uploadImage } from './upload-image.ts';

const sweepEveryMs = 10 * 60_000;

/** Pictures of members: judged, drawn anew, kept, served, and removed when nothing takes them. */
export const uploadsDomain =
  (lockMember: LockMember): DomainFactory =>
  platform => {
    let sweeping: Repeated | undefined;
    return {
      id: 'uploads',
      handlers: [uploadImage(platform, lockMember)],
      mount: app => mountPictures(app, platform),
      async start() {
        sweeping = repeat(
          () => sweepPictures(platform.db, platform.clock.now()),
          sweepEveryMs,
          error =>
            platform.log.warn(
              { err: error },
              'pictures that nothing took could not be removed; trying again in ten minutes',
            ),
        );
      },
      catchUp: async () => sweeping?.runNow(),
      stop: async () => sweeping?.stop(),
    };
  };
