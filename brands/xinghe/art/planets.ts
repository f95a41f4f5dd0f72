import type { LivingArtProps } from '@lobby/brand-kit';
import { placeApart } from '@lobby/brand-kit/place-apart';

type Match = LivingArtProps['matches'][number];
type Area = LivingArtProps['area'];

/** More would be a crowd: of the others it is said how many there are. */
const mostPlanets = 7;

/** The last part of a round is for added time, so that late matches do not stand in one heap; in degrees. */
const addedTurn = 24;
const longestAdded = 6;

/** A planet's pill hangs under it: together they are a disc around a point so much lower, and so much wider. */
const pill = { lower: 9, wider: 10 };

/** A low place has flat orbits, which pass before the sun. */
const isLow = ({ height }: Area) => height < 280;

/** The sun, and the orbits around it, for a place of any size; at its usual sizes where the still drawing has them. */
export function skyOf(area: Area) {
  const { width, height } = area;
  const scale = (isLow(area) ? 1.2 : 1) * (height / 400);
  const sun = { x: width / 2 + 50 * scale, y: height / 2 + 5 * scale, r: 72 * scale };
  // Planets and their pills stay above the lower edge.
  const mostDown = height - sun.y - 52;
  const leastDown = isLow(area) ? mostDown * 0.6 : Math.min(sun.r + 30, mostDown);
  const leastAcross = sun.r + 64;
  const mostAcross = Math.max(leastAcross, width - sun.x - 40);
  const rings = [0, 1, 2, 3].map(ring => ({
    rx: leastAcross + ((mostAcross - leastAcross) * ring) / 3,
    ry: leastDown + ((mostDown - leastDown) * ring) / 3,
  }));
  return { sun, rings, tilt: isLow(area) ? -4 : -12 };
}

/** Where each of the first seven stands, and where it is said how many more there are. */
export function placePlanets(matches: readonly Match[], area: Area) {
  const sky = skyOf(area);
  const shown = matches.slice(0, matches.length > mostPlanets ? mostPlanets : undefined);
  const count = matches.length - shown.length;
  const corner = { x: area.width - 34, y: area.height - 30 };
  const placed = placeApart(
    shown.map(({ minute, added, goals }, index) => {
      const r = Math.min(24, 17 + goals * 1.5) + pill.wider;
      // Neighbours in the list on different orbits; a little ahead of its minute where none has room.
      const rings = sky.rings.map(
        (ring, at) => sky.rings[(at + index * 2 + Math.floor(index / 2)) % 4] ?? ring,
      );
      const points = Array.from({ length: 24 }, (_, ahead) =>
        rings.map(ring => {
          const { x, y } = pointOn(ring, sky, turnOf(minute, added) + ahead * 4);
          return { x, y: y + pill.lower };
        }),
      ).flat();
      return { r, points };
    }),
    {
      area,
      isAllowed: ({ x, y, r }) =>
        (count === 0 || Math.hypot(x - corner.x, y - corner.y) > r + 22) &&
        (isLow(area) || Math.hypot(x - sky.sun.x, y - pill.lower - sky.sun.y) > sky.sun.r + r),
    },
  );
  return {
    planets: placed.flatMap(({ x, y, r }, index) => {
      const match = shown[index];
      return match ? [{ match, x, y: y - pill.lower, r: r - pill.wider }] : [];
    }),
    more: count > 0 ? { count, at: corner } : undefined,
  };
}

/** How far round a match is, in degrees: ninety minutes, then what is added. */
function turnOf(minute: number, added: number): number {
  return (minute / 90) * (360 - addedTurn) + (Math.min(added, longestAdded) / longestAdded) * addedTurn;
}

/** The point of an orbit after so many degrees, from its right end, clockwise. */
function pointOn(
  { rx, ry }: { rx: number; ry: number },
  { sun, tilt }: ReturnType<typeof skyOf>,
  turn: number,
) {
  const [angle, lean] = [turn, tilt].map(degrees => (degrees * Math.PI) / 180) as [number, number];
  const [x, y] = [rx * Math.cos(angle), ry * Math.sin(angle)];
  return {
    x: sun.x + x * Math.cos(lean) - y * Math.sin(lean),
    y: sun.y + x * Math.sin(lean) + y * Math.cos(lean),
  };
}
