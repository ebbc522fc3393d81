import { strFromU8, strToU8, zipSync } from 'fflate';

/** Files by their paths as a ZIP archive, in the address of a download. */
export function zipOf(files: Readonly<Record<string, string>>): string {
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return `data:application/zip;base64,${btoa(strFromU8(zipSync(Object.fromEntries(entries)), true))}`;
}
