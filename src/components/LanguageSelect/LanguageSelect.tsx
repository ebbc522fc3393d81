import type { ComponentProps } from 'react';
import { Icon } from '#components/Icon';
import { Root, Select } from './LanguageSelect.styles';

/** A language to choose. */
export interface LanguageOption {
  /** The language's code (BCP 47). */
  code: string;
  /** The language's name in itself. */
  name: string;
}

/** The props of {@link LanguageSelect}. */
export interface LanguageSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The name of the field for assistive technology. */
  label: string;
  /** The languages, each named in itself. */
  options: readonly LanguageOption[];
  /**
   * The surface it stands on.
   * @default 'paper'
   */
  surface?: 'paper' | 'brand' | undefined;
}

/** The dropdown that changes the page's language. */
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
      <Select aria-label={label} {...rest}>
        {options.map(({ code, name }) => (
          <option key={code} lang={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Icon name="chevron" />
    </Root>
  );
}
