/**
 * @typedef {{ fileName: string, location: { start: Position, end: Position }, replacement: string, status: string }} Mutant
 * @typedef {{ line: number, column: number }} Position counted from 1
 * @typedef {{ file: string, line: number, code: string, original: string, replacement: string, status: string }} Read
 * @typedef {{ code: string, original: string, replacement: string, reason: string }} Survivor
 * @typedef {{ area: string, killed: number, survived: number, broken: number, ignored: number }} Count
 */

/** The least share of its mutants that an area's tests must kill, in percent. */
export const least = 85;

const killed = ['Killed', 'Timeout'];
const survived = ['Survived', 'NoCoverage'];

const ofStatus = (mutants, statuses) => mutants.filter(({ status }) => statuses.includes(status));
const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

function textBetween(lines, start, end) {
  const inside = lines.slice(start.line - 1, end.line);
  inside[inside.length - 1] = inside.at(-1).slice(0, end.column - 1);
  inside[0] = inside[0].slice(start.column - 1);
  return inside.join('\n');
}

/**
 * Says of a mutant what it changes in a source, in a way that outlives other changes to the file.
 * @param {Mutant} mutant
 * @param {string} file its path in the repository
 * @param {string} source the file's text
 * @returns {Read}
 */
export function readMutant({ location: { start, end }, replacement, status }, file, source) {
  const lines = source.split(/\r?\n/);
  return {
    file,
    line: start.line,
    code: oneLine(lines[start.line - 1]),
    original: oneLine(textBetween(lines, start, end)),
    replacement: oneLine(replacement),
    status,
  };
}

function isSame(survivor, mutant) {
  return ['code', 'original', 'replacement'].every((key) => survivor[key] === mutant[key]);
}

function inWords({ code, original, replacement }) {
  return `${code}\n    - ${original}\n    + ${replacement}`;
}

/** Takes from a list the first that fits; undefined where none does. */
function take(list, fits) {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

function fileFaults(file, mutants, listed) {
  const alive = ofStatus(mutants, survived);
  // A machine under load may stop a survivor before its tests are through.
  const slow = ofStatus(mutants, ['Timeout']);
  const unneeded = listed.filter(
    (survivor) =>
      !take(alive, (mutant) => isSame(survivor, mutant)) &&
      !take(slow, (mutant) => isSame(survivor, mutant)),
  );
  return [
    ...alive.map(
      (mutant) =>
        `${file}:${mutant.line}: ${mutant.status === 'NoCoverage' ? 'no test reaches' : 'no test notices'} this change; add one, or list it with a reason.\n    ${inWords(mutant)}`,
    ),
    ...unneeded.map(
      (survivor) =>
        `${file}: a listed survivor is no longer needed: it is killed, or its code is gone.\n    ${inWords(survivor)}`,
    ),
    ...listed
      .filter(({ reason }) => typeof reason !== 'string' || reason.trim() === '')
      .map((survivor) => `${file}: a listed survivor has no reason.\n    ${inWords(survivor)}`),
  ];
}

/**
 * What is wrong with the survivors: those that nobody listed, and those listed in vain.
 * @param {Read[]} mutants
 * @param {Record<string, Survivor[]>} listed by file
 * @param {{ judged: string[], all: string[] }} files those whose mutants are here, and all there are
 * @returns {string[]}
 */
export function survivorFaults(mutants, listed, { judged, all }) {
  const strange = Object.keys(listed).filter((file) => !all.includes(file));
  return [
    ...judged.flatMap((file) =>
      fileFaults(
        file,
        mutants.filter((mutant) => mutant.file === file),
        listed[file] ?? [],
      ),
    ),
    ...strange.map((file) => `${file}: survivors are listed, but the file is not mutated.`),
  ];
}

/**
 * @param {string[]} areas folders
 * @param {Read[]} mutants
 * @returns {Count[]}
 */
export function countAreas(areas, mutants) {
  return areas.map((area) => {
    const own = mutants.filter(({ file }) => file.startsWith(`${area}/`));
    return {
      area,
      killed: ofStatus(own, killed).length,
      survived: ofStatus(own, survived).length,
      broken: ofStatus(own, ['RuntimeError', 'CompileError']).length,
      ignored: ofStatus(own, ['Ignored']).length,
    };
  });
}

/**
 * @param {Count} count
 * @returns {number} percent
 */
export function score(count) {
  return (100 * count.killed) / (count.killed + count.survived);
}

/**
 * What is wrong with the scores. A part of the files is held to the same score as the whole: where
 * every part keeps it, so does the whole. Only a part may have nothing to judge in an area.
 * @param {Count[]} counts
 * @param {boolean} isPart
 * @returns {string[]}
 */
export function scoreFaults(counts, isPart) {
  return counts.flatMap((count) => {
    if (count.killed + count.survived === 0) {
      return isPart ? [] : [`${count.area}: no mutant was judged.`];
    }
    const reached = score(count);
    return reached < least
      ? [`${count.area}: ${reached.toFixed(2)} % killed, under ${least} %.`]
      : [];
  });
}

/**
 * Deals files out to machines, the largest first and each to the one with the least to do.
 * @param {{ file: string, weight: number }[]} files
 * @param {{ part: number, of: number }} shard
 * @returns {string[]} the files of that part
 */
export function dealOut(files, { part, of }) {
  const loads = Array.from({ length: of }, () => ({ sum: 0, files: [] }));
  const byWeight = files.toSorted((a, b) => b.weight - a.weight || (a.file < b.file ? -1 : 1));
  for (const { file, weight } of byWeight) {
    const least = loads.reduce((best, load) => (load.sum < best.sum ? load : best));
    least.sum += weight;
    least.files.push(file);
  }
  return loads[part - 1].files.sort();
}
