import type { MoneyProps } from '#components/Amount';

/** Splits the props of an `Amount` from the other props of a component. */
export function splitMoney<Props extends MoneyProps>({
  currency,
  fractionDigits,
  language,
  ...rest
}: Props) {
  return [{ currency, fractionDigits, language }, rest] as const;
}
