type Track = [dx: number, dy: number, ms: number][];

const round = (px: number) => Math.round(px * 10) / 10;

/** What a hand does: it starts, goes a little too far, looks, and comes back to `x`; its height wanders. Never twice the same. */
export function handTrack(x: number, random: () => number = Math.random): Track {
  const between = (low: number, high: number) => low + random() * (high - low);
  const reach = { from: between(30, 70), took: between(380, 520), to: x + between(1, 5) };
  const back = { from: reach.from + reach.took + between(30, 70), took: between(90, 150) };
  const endMs = back.from + back.took + between(30, 60);
  const [bend, lean, wave, begin] = [between(0.75, 0.95), between(-4, 4), between(0.5, 1.5), between(0, 6)];

  const track: Track = [[0, 0, 0]];
  for (let ms = between(5, 16); ms < endMs; ms += between(14.5, 18.5)) {
    const out = glide(((ms - reach.from) / reach.took) ** bend);
    const home = glide((ms - back.from) / back.took);
    const dy = (lean * ms) / endMs + wave * (Math.sin(ms / 130 + begin) - Math.sin(begin));
    track.push([round(reach.to * out + (x - reach.to) * home), round(dy), Math.round(ms)]);
  }
  track.push([round(x), track.at(-1)?.[1] ?? 0, Math.round(endMs)]);
  return track;
}

/** How far a movement of least jerk is after a part of its time. */
function glide(part: number): number {
  const at = Math.min(1, Math.max(0, Number.isNaN(part) ? 0 : part));
  return at ** 3 * (10 - 15 * at + 6 * at * at);
}

/** The hand of a simple script: an eased movement whose height jumps. */
export function easedTrack(x: number): Track {
  return Array.from({ length: 12 }, (_, n) => [
    round(x * Math.sin(((n + 1) / 12) * (Math.PI / 2))),
    n % 3,
    n * 31 + (n % 4),
  ]);
}
