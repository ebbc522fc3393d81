import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as v from 'valibot';

/** Creates a resolver of react-hook-form: the values are valid if they match the schema. */
export function resolverOf<Values extends FieldValues>(
  schema: v.GenericSchema<Values>,
): Resolver<Values> {
  return (values) => {
    const { issues = [], success } = v.safeParse(schema, values);
    if (success) return { values, errors: {} };
    const errors = issues.map((issue) => [v.getDotPath(issue), { type: issue.type }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
