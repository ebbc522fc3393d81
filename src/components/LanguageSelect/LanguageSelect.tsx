import type { ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { Control, Root } from './LanguageSelect.styles';
import { listOf } from '../listOf';

/** A language option. */
export interface LanguageOption {
  /** The language's code (BCP 47). */
  value: string;
  /** The name of the language, in that language. */
  label: string;
}

export interface LanguageSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The accessible name of the select. */
  label: string;
  /** The languages, each with its name in that language. */
  options: readonly LanguageOption[];
  /**
   * The surface behind the select.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

/** The select that changes the page's language. */
export function LanguageSelect({
  label,
  options,
  surface = 'paper',
  className,
  style,
  hidden,
  ...rest
}: LanguageSelectProps) {
  return (
    <Root className={className} data-surface={surface} hidden={hidden} style={style}>
      <Control aria-label={label} {...rest}>
        {listOf(options, 'options').map(({ value, label: name }) => (
          <option key={value} lang={value} translate="no" value={value}>
            {name}
          </option>
        ))}
      </Control>
      <Icon name="chevron" />
    </Root>
  );
}
