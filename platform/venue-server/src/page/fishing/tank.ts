import { h } from '../elements.ts';
import { wait } from '../shell/wait.ts';
import { drawFish, inkOf } from './draw-fish.ts';
import { type Place, placeAt, type Size, type Swimmer, swimmerAt, swimmersOf } from './swim.ts';

const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** 30 pictures a second at most. */
const frameMs = 1000 / 30;
/** How long the shot is on its way, and how long its end is seen, ms. */
export const flightMs = 700;
const seenMs = 900;

interface Shot {
  readonly begun: number;
  /** Undefined while the server is asked. */
  isCaught?: boolean;
  endedAt?: number;
}

/** The sea as a picture: it shows what it is told, and says which fish was pointed at. */
export function createTank(kinds: readonly string[], onAim: (kind: string) => void) {
  const canvas = h('canvas', { class: 'tank', 'aria-hidden': 'true' });
  const context = canvas.getContext('2d');
  const ink = () => inkOf(getComputedStyle(canvas));
  let size: Size = { width: 0, height: 0 };
  let swimmers: readonly Swimmer[] = [];
  let aimed: Swimmer | undefined;
  let shot: Shot | undefined;
  let drawnAt = 0;
  const now = () => (calm.matches ? 0 : performance.now());

  new ResizeObserver(([entry]) => {
    const { width, height } = entry?.contentRect ?? size;
    const ratio = Math.min(2, devicePixelRatio);
    [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
    context?.setTransform(ratio, 0, 0, ratio, 0, 0);
    size = { width, height };
    const before = aimed?.kind;
    swimmers = swimmersOf(kinds, size);
    aimed = swimmers.find(({ kind }) => kind === before);
    draw();
  }).observe(canvas);

  canvas.addEventListener('pointerdown', event => {
    const point = { x: event.offsetX, y: event.offsetY };
    const found = swimmerAt(swimmers, now(), size, point);
    if (!found || shot) return;
    aimed = found;
    onAim(found.kind);
    draw();
  });

  function draw(): void {
    if (!context || size.width === 0) return;
    const ms = now();
    const tones = ink();
    context.clearRect(0, 0, size.width, size.height);
    // While a shot is on its way or its end is seen, the others step back.
    for (const swimmer of swimmers) {
      const isCaught = shot?.isCaught === true && (shot.endedAt ?? 0) > 0;
      const isFaint = swimmer === aimed ? isCaught : shot !== undefined;
      drawFish(context, tones, swimmer, placeAt(swimmer, ms, size), { ms, isFaint });
    }
    if (aimed) drawAim(context, tones.reef.mark, aimed, placeAt(aimed, ms, size));
    if (shot && aimed) drawShot(context, tones.reef.mark, placeAt(aimed, ms, size));
  }

  function drawShot(on: CanvasRenderingContext2D, colour: string, to: Place): void {
    const part = Math.min(1, ((shot ? performance.now() - shot.begun : 0) / flightMs) * 1);
    const from = { x: size.width / 2, y: size.height };
    on.strokeStyle = colour;
    on.lineWidth = 3;
    on.setLineDash([2, 9]);
    on.lineCap = 'round';
    on.beginPath();
    on.moveTo(from.x, from.y);
    on.lineTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
    on.stroke();
    on.setLineDash([]);
  }

  function loop(at: number): void {
    if (!canvas.isConnected && drawnAt > 0) return;
    requestAnimationFrame(loop);
    // A page that nobody sees draws nothing, and a calm one only what has changed.
    if (document.hidden || calm.matches || at - drawnAt < frameMs - 2) return;
    drawnAt = at;
    draw();
  }
  requestAnimationFrame(loop);

  return {
    element: canvas,
    /** Points at the fish of a kind that is nearest to the middle: it stays in view longest. */
    aim(kind: string): void {
      if (aimed?.kind !== kind) {
        const ms = now();
        const fromMiddle = (swimmer: Swimmer) => Math.abs(placeAt(swimmer, ms, size).x - size.width / 2);
        const ofKind = swimmers.filter(swimmer => swimmer.kind === kind);
        aimed = ofKind.toSorted((one, other) => fromMiddle(one) - fromMiddle(other))[0];
      }
      draw();
    },
    /** A shot leaves; what comes of it is not known yet. */
    shoot(): void {
      shot = { begun: performance.now() };
      draw();
    },
    /** What came of it; it ends when that was seen. */
    async land(isCaught: boolean): Promise<void> {
      if (!shot) return;
      await wait(flightMs - (performance.now() - shot.begun));
      shot.isCaught = isCaught;
      shot.endedAt = performance.now();
      draw();
      await wait(seenMs);
      this.clear();
    },
    clear(): void {
      shot = undefined;
      draw();
    },
  };
}
export type Tank = ReturnType<typeof createTank>;

function drawAim(on: CanvasRenderingContext2D, colour: string, { length }: Swimmer, { x, y }: Place): void {
  on.strokeStyle = colour;
  on.lineWidth = 2.5;
  on.setLineDash([10, 7]);
  on.beginPath();
  on.ellipse(x, y, length * 0.62 + 6, length * 0.42 + 8, 0, 0, 2 * Math.PI);
  on.stroke();
  on.setLineDash([]);
}
