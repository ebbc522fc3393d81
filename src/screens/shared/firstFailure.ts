import type { FieldErrors, FieldValues, Path, Resolver } from 'react-hook-form';

/** A rule of a form: a field and when its value will do. */
export interface Rule<Values extends FieldValues> {
  /** The field that the rule is about. */
  field: Path<Values>;
  /** Whether the values keep the rule. */
  holds: (values: Values) => boolean;
}

/** The first field, in the rules' order, whose rule the values break. */
export function firstFailure<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
  values: Values,
): Path<Values> | undefined {
  return rules.find(({ holds }) => !holds(values))?.field;
}

/** A form's resolver by which the first failure, in the rules' order, is the only error (spec §5). */
export function resolveFirstFailure<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
): Resolver<Values> {
  return (values) => {
    const field = firstFailure(rules, values);
    if (field === undefined) return { values, errors: {} };
    return { values: {}, errors: { [field]: { type: 'rule' } } as FieldErrors<Values> };
  };
}
