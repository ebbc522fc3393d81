import type { FieldValues, Path } from 'react-hook-form';

/** A rule of a form: a field and when its value will do. */
export interface Rule<Values extends FieldValues> {
  /** The field that the rule is about. */
  field: Path<Values>;
  /** Whether the values keep the rule. */
  holds: (values: Values) => boolean;
}

/** The fields, in the rules' order, whose rules the values break. */
export function failures<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
  values: Values,
): Path<Values>[] {
  return rules.filter(({ holds }) => !holds(values)).map(({ field }) => field);
}

/** The first field, in the rules' order, whose rule the values break; it alone is warned of (spec §5). */
export function firstFailure<Values extends FieldValues>(
  rules: readonly Rule<Values>[],
  values: Values,
): Path<Values> | undefined {
  return failures(rules, values)[0];
}
