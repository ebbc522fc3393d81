import { useId, type ComponentProps } from 'react';
import { color } from '#theme/tokens';
import { Caption, Root, Track } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The label of the value. */
  label: string;
  /** The value in percent, from 0 to 100. What is no number is 0. */
  value: number;
  /** The value as formatted text, such as `95%`. */
  valueText: string;
  /**
   * The colour of the bar.
   * @default 'brand'
   */
  tone?: 'brand' | 'indigo' | 'cactus' | 'marigold' | 'ink' | undefined;
}

const fills = {
  brand: color.brandEdge,
  indigo: color.info,
  cactus: color.cactus,
  marigold: color.marigold,
  ink: color.ink,
};

/** A labelled bar that fills while it scrolls into view. Under reduced motion it does not animate. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'brand',
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const share = Math.min(100, Math.max(0, value)) || 0;
  return (
    <Root {...rest}>
      <Caption>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{valueText}</span>
      </Caption>
      <Track
        aria-labelledby={id}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={share}
        aria-valuetext={valueText}
        role="meter"
      >
        <rect fill={fills[tone]} height="100%" rx="0.4375rem" width={`${share}%`} />
      </Track>
    </Root>
  );
}
