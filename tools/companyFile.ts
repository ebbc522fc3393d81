import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { companySchema } from '../src/app/companySchema.ts';
import { ConfigError } from '../src/api/config.ts';

/**
 * Validates the company file and returns its absolute path.
 * @throws {ConfigError} if the file is missing, is not JSON or has an invalid value.
 */
export function companyPath(root: string, file: string): string {
  const path = resolve(root, file);
  const problem = findProblem(path);
  if (problem !== undefined) {
    throw new ConfigError([
      `VITE_COMPANY_FILE: expected the company's data in ${file}, but ${problem}`,
    ]);
  }
  return path;
}

function findProblem(path: string): string | undefined {
  try {
    const result = v.safeParse(companySchema, JSON.parse(readFileSync(path, 'utf8')));
    if (result.success) return undefined;
    return result.issues
      .map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
      .join('; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
