import svgPath from 'svgpath';

/** The number of points per curve. */
const POINTS = 12;

type Point = readonly [x: number, y: number];

/** The bounds and the stroke thickness of a drawing, in units. */
export interface GlyphMeasures {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The average thickness of the strokes. */
  stroke: number;
}

/** The point at `at` (0 to 1) of a Bézier curve. */
function pointOf(controls: readonly Point[], at: number): Point {
  const [first = [0, 0] as const, ...others] = controls;
  if (others.length === 0) return first;
  const next = others.map((end, index): Point => {
    const start = controls[index] ?? first;
    return [start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at];
  });
  return pointOf(next, at);
}

/** The points of a segment that starts at a point. */
function pointsOf(command: string, numbers: readonly number[], [x, y]: Point): Point[] {
  if (command === 'H') return [[numbers[0] ?? x, y]];
  if (command === 'V') return [[x, numbers[0] ?? y]];
  const ends = numbers.flatMap((value, at): Point[] =>
    at % 2 === 0 ? [[value, numbers[at + 1] ?? 0]] : [],
  );
  if (ends.length < 2) return ends;
  const steps = Array.from({ length: POINTS }, (_, at) => (at + 1) / POINTS);
  return steps.map((at) => pointOf([[x, y], ...ends], at));
}

/** A path as polygons. */
function polygonsOf(d: string): Point[][] {
  const polygons: Point[][] = [];
  svgPath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...values], _, x, y) => {
      if (command === 'M') polygons.push([]);
      polygons.at(-1)?.push(...pointsOf(command, values as number[], [x, y]));
    });
  return polygons;
}

/** Twice the signed area of a polygon, and the length of its outline. */
function measure(polygon: readonly Point[]) {
  let [area, length] = [0, 0];
  for (const [at, [x, y]] of polygon.entries()) {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length] ?? [x, y];
    area += x * nextY - nextX * y;
    length += Math.hypot(nextX - x, nextY - y);
  }
  return { area, length };
}

/** Measures the bounds and the stroke thickness of outlines. */
export function measureGlyphs(paths: readonly string[]): GlyphMeasures {
  const polygons = paths.flatMap(polygonsOf);
  const points = polygons.flat();
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const measures = polygons.map(measure);
  const area = Math.abs(measures.reduce((sum, one) => sum + one.area, 0)) / 2;
  const length = measures.reduce((sum, one) => sum + one.length, 0);
  // The outline of a stroke runs along both of its sides.
  return { left, right, top, bottom, stroke: length === 0 ? 0 : (2 * area) / length };
}
