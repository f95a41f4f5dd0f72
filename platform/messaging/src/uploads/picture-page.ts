import type { Platform } from '@lobby/platform-kernel/domain/domain';
import type { Hono } from 'hono';
import { picturePath } from './pictures.ts';

/**
 * What a browser may make of a picture: an image of our type, never a document that runs, loads or is stored. It may
 * be embedded by the sites, whose origins differ where calls are direct.
 */
const headers = {
  'content-type': 'image/webp',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="picture.webp"',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const isId = (text: string): boolean => /^[\w-]{32}$/.test(text);

/** Serves pictures by their unguessable address: an `<img>` cannot send a token. */
export function mountPictures(app: Hono, { db }: Pick<Platform, 'db'>): void {
  app.get(`${picturePath}:id`, async c => {
    const id = c.req.param('id');
    const row = isId(id)
      ? await db.selectFrom('uploads').select('bytes').where('id', '=', id).executeTakeFirst()
      : undefined;
    return row ? c.body(new Uint8Array(row.bytes), 200, headers) : c.notFound();
  });
}
