import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ScriptError } from '../lib/runScript.mjs';

export const folder = 'reviews';

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The file that the review page saves. Remarks have a place as fractions of the picture's size. */
const reviewSchema = v.object({
  base: v.string(),
  decisions: v.array(
    v.object({
      picture: v.string(),
      hash: v.nullable(v.string()),
      decision: v.picklist(['approved', 'change', 'undecided']),
      by: v.string(),
      date: v.string(),
      remarks: v.array(v.object({ x: fraction, y: fraction, text: v.string() })),
    }),
  ),
});

/** @typedef {v.InferOutput<typeof reviewSchema>['decisions'][number]} Decision */

/**
 * @param {string} file
 * @returns {Decision[]}
 * @throws {ScriptError} if the file is not a review
 */
function readReview(file) {
  try {
    return v.parse(reviewSchema, JSON.parse(readFileSync(file, 'utf8'))).decisions;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ScriptError(`${file} is not a review: ${reason}. Save it again on the review page.`);
  }
}

/** All decisions in `reviews/`. */
export function readDecisions() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readReview(`${folder}/${name}`));
}

/**
 * The differences without an approval, each with the reason. The latest decision of each designer counts.
 * @param {readonly import('./pictures.mjs').Difference[]} differences
 * @param {readonly Decision[]} decisions
 * @returns {string[]}
 */
export function findUnapproved(differences, decisions) {
  return differences.flatMap(({ picture, hash, status }) => {
    const all = decisions
      .filter((one) => one.picture === picture && one.hash === hash)
      .sort((first, second) => first.date.localeCompare(second.date));
    const own = [...new Map(all.map((one) => [one.by, one])).values()];
    const refused = own.find(({ decision }) => decision === 'change');
    if (refused !== undefined) {
      const texts = refused.remarks.map(({ text }) => text).filter((text) => text !== '');
      const remarks = texts.map((text) => `“${text}”`).join(' ');
      return [`${picture}: ${refused.by} asked for a change. ${remarks}`.trim()];
    }
    if (own.some(({ decision }) => decision === 'approved')) return [];
    return [`${picture}: ${status}, not approved.`];
  });
}
