import * as endpoints from './endpoints.ts';

/** The paths of all endpoints. */
export const apiPaths = Object.values(endpoints).map(({ path }) => path);

/** The first segments of the endpoints' paths, as a pattern, such as `recargas|servicios`. */
export const apiSegments = [...new Set(apiPaths.map((path) => path.split('/')[1]))].join('|');
