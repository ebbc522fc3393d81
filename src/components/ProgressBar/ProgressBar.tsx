import { useId, useState, type ComponentProps } from 'react';
import { useInView } from '#hooks/useInView';
import { Root, Track, Words } from './ProgressBar.styles';

/** The props of {@link ProgressBar}. */
export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured. */
  label: string;
  /** The share that is reached, from 0 to 100. */
  value: number;
  /** The value as people read it, such as `95%`. */
  valueText: string;
  /**
   * The colour of the bar.
   * @default 'brand'
   */
  tone?: 'brand' | 'indigo' | 'cactus' | 'marigold' | 'ink' | undefined;
}

/** A labelled bar that fills when it comes into view; under reduced motion it is full at once. */
export function ProgressBar({
  label,
  value,
  valueText,
  tone = 'brand',
  ...rest
}: ProgressBarProps) {
  const id = useId();
  // It starts full, so that it is right without scripts, and empties only while it is out of sight.
  const [seen, setSeen] = useState(true);
  const bar = useInView<SVGSVGElement>('0px', setSeen);
  const share = Math.min(100, Math.max(0, value));
  return (
    <Root {...rest}>
      <Words>
        <span id={id}>{label}</span>
        <span aria-hidden="true">{valueText}</span>
      </Words>
      <Track
        aria-labelledby={id}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={share}
        aria-valuetext={valueText}
        data-tone={tone}
        data-waiting={!seen}
        ref={bar}
        role="progressbar"
      >
        <rect height="100%" rx="0.4375rem" width={`${share}%`} />
      </Track>
    </Root>
  );
}
