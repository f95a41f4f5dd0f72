import { memo, type ReactNode } from 'react';
import styles from './avatar.module.css';
import { Avatar } from './avatar.tsx';
import { avatarLook, shapesOf } from './avatar-look.ts';
import type { Paint } from './shapes.ts';

export interface DrawnAvatarProps {
  /** An id of the platform's avatar list; one without a drawing, or none, shows the name's first character. */
  readonly id: string | undefined;
  readonly name: string;
  /** In design px. */
  readonly size?: number;
}

/** The avatar a member has chosen: an animal of the zodiac in a disc. Decorative, as `Avatar` is. */
export const DrawnAvatar = memo(function DrawnAvatar({ id, name, size = 34 }: DrawnAvatarProps): ReactNode {
  const look = id === undefined ? undefined : avatarLook(id);
  if (!look) return <Avatar name={name} size={size} />;
  const rem = `${size / 16}rem`;
  return (
    <svg
      className={styles.drawn}
      style={{ inlineSize: rem, blockSize: rem }}
      viewBox="0 0 64 64"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h64v64H0z" fill={`var(--crest-${look.ground})`} />
      {/* Smaller than its ground, so that ears and horns stay inside the disc. */}
      <g transform="translate(4.2 5) scale(.87)">
        {shapesOf(look).map(({ paint, path, mirrored }, at) => (
          <g key={at} fill={fillOf(paint, look.coat)}>
            <path d={path} />
            {mirrored && <path d={path} transform="matrix(-1 0 0 1 64 0)" />}
          </g>
        ))}
      </g>
    </svg>
  );
});

const rose = 'color-mix(in srgb, var(--crest-red) 42%, var(--crest-pearl))';

function fillOf(paint: Paint, coat: string): string {
  const own = coat === 'rose' ? rose : `var(--crest-${coat})`;
  switch (paint) {
    case 'coat':
      return own;
    case 'deep':
      return `color-mix(in srgb, ${own} 68%, var(--crest-ink))`;
    case 'pale':
      return `color-mix(in srgb, ${own} 38%, var(--crest-pearl))`;
    case 'light':
      return 'var(--crest-pearl)';
    case 'ink':
      return 'color-mix(in srgb, var(--crest-ink) 70%, var(--crest-navy))';
    case 'red':
      return 'color-mix(in srgb, var(--crest-red) 78%, var(--crest-pearl))';
    case 'gold':
      return 'var(--crest-gold)';
  }
}
