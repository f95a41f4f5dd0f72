import { createHash } from 'node:crypto';

/** Numbers that follow from a text alone: each brand draws its own, and draws the same again. */
function numbersOf(text: string): (from: number, to: number) => number {
  let bytes = createHash('sha256').update(text).digest();
  let at = 0;
  return (from, to) => {
    if (at + 2 > bytes.length) {
      bytes = createHash('sha256').update(bytes).digest();
      at = 0;
    }
    const share = bytes.readUInt16BE(at) / 65_536;
    at += 2;
    return Math.round(from + share * (to - from));
  };
}

/** The files of `art/`: a sign and three banners, in roles of the palette. */
export function artOf({
  code,
  name,
}: {
  readonly code: string;
  readonly name: string;
}): Readonly<Record<string, string>> {
  const sign = { accent: 'var(--color-hero-2)', paper: 'var(--color-on-hero)', sign: 'var(--color-hero-3)' };
  return {
    'logo.tsx': drawing('Logo', `The sign of ${name}.`, '0 0 36 36', logoShapes(code, sign)),
    'rings.tsx': drawing(
      'Rings',
      'Rings around a bright disc: the first banner and the access dialog.',
      '0 0 760 400',
      rings(code),
    ),
    'waves.tsx': drawing('Waves', 'Waves under a low light: a banner.', '0 0 760 400', waves(code)),
    'tiles.tsx': drawing('Tiles', 'Tiles of different heights: a banner.', '0 0 760 400', tiles(code)),
  };
}

function drawing(component: string, about: string, viewBox: string, shapes: string): string {
  return `/** ${about} */
export function ${component}({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="${viewBox}" aria-hidden="true">
      ${shapes.replace(/-opacity=/g, 'Opacity=').replace(/stroke-width=/g, 'strokeWidth=')}
    </svg>
  );
}
`;
}

interface SignColours {
  readonly accent: string;
  readonly paper: string;
  readonly sign: string;
}

/** A polygon of as many corners as the code says, and a dot, on a rounded ground. */
export function logoShapes(code: string, { accent, paper, sign }: SignColours): string {
  const number = numbersOf(`${code} logo`);
  const corners = number(3, 7);
  const turn = number(0, 360);
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((turn + (at * 360) / corners) * Math.PI) / 180;
    return `${(18 + 12 * Math.cos(angle)).toFixed(1)},${(18 + 12 * Math.sin(angle)).toFixed(1)}`;
  });
  return [
    `<rect width="36" height="36" rx="${number(8, 18)}" fill="${accent}" />`,
    `<polygon points="${points.join(' ')}" fill="${paper}" />`,
    `<circle cx="18" cy="18" r="${number(3, 6)}" fill="${sign}" />`,
  ].join('');
}

function rings(code: string): string {
  const number = numbersOf(`${code} rings`);
  const [x, y] = [number(400, 560), number(170, 240)];
  const around = Array.from({ length: 4 }, (_, at) => {
    const turn = number(-40, 40);
    return `<ellipse cx="${x}" cy="${y}" rx="${150 + at * 70}" ry="${number(50, 90) + at * 34}" transform="rotate(${turn} ${x} ${y})" />`;
  });
  const lights = Array.from(
    { length: 9 },
    () => `<circle cx="${number(40, 720)}" cy="${number(30, 370)}" r="${number(2, 8)}" />`,
  );
  return [
    `<g fill="none" stroke="var(--color-on-hero)" stroke-opacity=".24" stroke-width="2">${around.join('')}</g>`,
    `<circle cx="${x}" cy="${y}" r="${number(70, 105)}" fill="var(--color-hero-3)" />`,
    `<g fill="var(--color-on-hero)" fill-opacity=".55">${lights.join('')}</g>`,
  ].join('');
}

function waves(code: string): string {
  const number = numbersOf(`${code} waves`);
  const rows = Array.from({ length: 4 }, (_, at) => {
    const y = 210 + at * 45;
    const [one, other] = [number(-70, 70), number(-70, 70)];
    return `<path d="M0 ${y}C190 ${y + one} 310 ${y - one} 420 ${y}S650 ${y + other} 760 ${y}V400H0z" fill-opacity=".${2 + at * 2}" />`;
  });
  return [
    `<circle cx="${number(200, 560)}" cy="${number(110, 190)}" r="${number(60, 110)}" fill="var(--color-hero-3)" fill-opacity=".9" />`,
    `<g fill="var(--color-hero-1)">${rows.join('')}</g>`,
  ].join('');
}

function tiles(code: string): string {
  const number = numbersOf(`${code} tiles`);
  const bright = number(1, 6);
  return Array.from({ length: 8 }, (_, at) => {
    const height = number(60, 290);
    const fill = at === bright ? 'var(--color-hero-3)' : 'var(--color-on-hero)';
    return `<rect x="${110 + at * 74}" y="${370 - height}" width="52" height="${height}" rx="12" fill="${fill}" fill-opacity="${at === bright ? '.95' : `.${number(14, 40)}`}" />`;
  }).join('');
}
