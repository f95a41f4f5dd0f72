import { brotliCompressSync } from 'node:zlib';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import type { Brand } from './brand.ts';
import { drawnPromotions, hallCodes, sceneKinds, stampTones } from './look.ts';
import { brandFileOf, everyBrand } from './testing/every-brand.ts';

/** Most shapes of a drawing: the browser paints it while the page is busy with prices. */
const mostShapes = 28;
/** Most bytes of a file of drawings, as it travels. */
const mostBytes = 9 * 1024;

/** Every drawing of a brand by its name. */
async function drawingsOf({ art }: Brand): Promise<(readonly [string, ReactNode])[]> {
  const { Hall, Promotion, Grade, Stamp, Logo, AccessArt, LivingArt, scenes } = art;
  const banners = [art.banners.first, ...((await art.banners.later?.()) ?? [])];
  const nothing = () => null;
  return [
    ...sceneKinds.map(kind => {
      const Scene = scenes[kind];
      return [`scene ${kind}`, <Scene key={kind} />] as const;
    }),
    ...hallCodes.map(code => [`hall ${code}`, <Hall key={code} code={code} />] as const),
    ...drawnPromotions.map(kind => [`promotion ${kind}`, <Promotion key={kind} kind={kind} />] as const),
    ...[0, 7, 10].map(grade => [`grade ${grade}`, <Grade key={grade} grade={grade} of={10} />] as const),
    ...stampTones.map(tone => [`stamp ${tone}`, <Stamp key={tone} tone={tone} />] as const),
    ['logo', <Logo key="logo" />],
    ['access', <AccessArt key="access" />],
    ...banners.map(({ id, Art }) => [`banner ${id}`, <Art key={id} />] as const),
    ...(LivingArt
      ? [
          [
            'living',
            <LivingArt
              key="living"
              label=""
              area={{ width: 760, height: 360 }}
              matches={[]}
              hour={12}
              draw={nothing}
              drawMore={nothing}
            />,
          ] as const,
        ]
      : []),
  ];
}

/** The markup of a drawing once all of it has come. */
async function markupOf(drawing: ReactNode): Promise<string> {
  const { prelude } = await prerender(drawing);
  return new Response(prelude).text();
}

const shapes = /<(path|circle|ellipse|rect|line|polyline|polygon)\b/g;
const strange = /<(text|tspan|image|foreignObject|filter)\b|hue-rotate|data:|url\((?!&quot;#|#|&#x27;#)/g;

describe.each(everyBrand)('the drawings of $code', brand => {
  it('are light enough to be drawn at any time, and of shapes alone', async () => {
    for (const [name, drawing] of await drawingsOf(brand)) {
      const markup = await markupOf(drawing);
      expect(markup, `${name} is drawn`).toMatch(/^<svg/);
      expect(markup.match(shapes)?.length ?? 0, `shapes of ${name}`).toBeLessThanOrEqual(mostShapes);
      expect(markup.match(strange) ?? [], `letters, pictures and filters in ${name}`).toEqual([]);
    }
  });

  it('are passed over by screen readers, but for that of links', async () => {
    for (const [name, drawing] of await drawingsOf(brand)) {
      const [svg = ''] = /^<svg[^>]*>/.exec(await markupOf(drawing)) ?? [];
      expect(svg, name).toContain(name === 'living' ? 'role="group"' : 'aria-hidden="true"');
    }
  });

  it('are one for each hall, each scene and each kind of promotion', async () => {
    const found = await Promise.all((await drawingsOf(brand)).map(([, drawing]) => markupOf(drawing)));
    const shared = found.slice(0, sceneKinds.length + hallCodes.length + drawnPromotions.length);
    expect(new Set(shared).size).toBe(shared.length);
  });

  it('of shared things come later than the first page, in small files', async () => {
    const chunks = await chunksOf(brand.code);
    const sizes = chunks.map(({ fileName, isEntry, code: text }) => ({
      fileName,
      isEntry,
      bytes: brotliCompressSync(text).length,
    }));
    expect(sizes.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
    const first = chunks.filter(({ isEntry }) => isEntry).flatMap(({ moduleIds }) => moduleIds);
    expect(first.filter(id => /\/(scenes|halls|promotions)\//.test(id))).toEqual([]);
  });
});

/** What the files of a brand become in a site. */
async function chunksOf(code: string): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: brandFileOf(code), formats: ['es'] },
      rolldownOptions: { external: /^(react|@lobby)(\/|$)/ },
    },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.filter(file => file.type === 'chunk'));
}
