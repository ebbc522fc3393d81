import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError } from './config.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('expected a text'));

const phone = v.pipe(
  v.string(),
  v.regex(/^\+?(?:[\s().-]*\d){7,15}[\s().-]*$/, 'expected a phone number of 7 to 15 digits'),
);

const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));

// `//host` and `/\host` lead to another host.
const link = v.pipe(
  v.string(),
  v.regex(
    /^(https:\/|(?=\/[^/\\]|\/$))\/[^\s\\]*$/,
    'expected an https:// address, or a path such as /privacidad',
  ),
);

/**
 * The company's data: name, contact, map position in degrees and links. `site` is where the app is
 * published; `map.embed` and `map.directions` replace OpenStreetMap's addresses.
 */
const companySchema = v.strictObject({
  name: text,
  address: text,
  phones: v.pipe(v.array(phone), v.length(2)),
  email: v.pipe(v.string(), v.email()),
  site: v.pipe(
    webAddress,
    v.regex(/^[^?#]*[^?#/]$/, 'expected no slash at its end, no ? and no #'),
  ),
  map: v.strictObject({
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    embed: v.optional(webAddress),
    directions: v.optional(webAddress),
  }),
  links: v.strictObject({ privacy: link, terms: link }),
});

/**
 * Validates the company file and returns its absolute path.
 * @throws {ConfigError} if the file is missing, is not JSON or has an invalid value.
 */
export function companyPath(root: string, file: string): string {
  const path = resolve(root, file);
  const problem = findProblem(path);
  if (problem === undefined) return path;
  throw new ConfigError([
    `VITE_COMPANY_FILE: expected the company's data in ${file}, but ${problem}`,
  ]);
}

function findProblem(path: string): string | undefined {
  try {
    const { issues } = v.safeParse(companySchema, JSON.parse(readFileSync(path, 'utf8')));
    return issues
      ?.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
      .join('; ');
  } catch (error) {
    return String(error);
  }
}
