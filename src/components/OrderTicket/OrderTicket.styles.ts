import styled from 'styled-components';
import { visuallyHidden } from '#theme/visuallyHidden';
import { chip } from '#theme/chip';
import { brandPanel, ticket } from '#theme/edges';
import { bold, color, font, gutter, media, radius, size, space } from '#theme/tokens';
import { Anchor } from '../links/Anchor';
import { inlineLink, plainButton } from '../links/inlineLink';

/** A band of the brand. On wider screens, it is a panel with a torn edge. */
export const Root = styled.section`
  --colibri-focus: ${color.onBrand};
  --colibri-quiet: inherit;

  ${brandPanel}
  padding: ${space(5)} ${gutter};

  ${media.columns} {
    --colibri-focus: ${color.ink};
    --colibri-quiet: ${color.ink2};

    padding: ${space(6)} ${space(6)} ${space(5)};
    ${ticket}
  }
`;

export const Heading = styled.h2`
  ${media.belowColumns} {
    ${visuallyHidden}
  }

  ${media.columns} {
    padding-block-end: ${space(4)};
    border-block-end: 2px dashed ${color.hairline};
    ${bold(700, size.lg, 1.1)}
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(5)};
  overflow-wrap: anywhere;

  ${media.columns} {
    flex-direction: column;
    align-items: stretch;
    gap: ${space(4)};
    padding-block-start: ${space(4)};
  }
`;

/** One detail: its name and the link to change it in a row, and its value below. */
export const Fact = styled.div`
  min-inline-size: 0;

  & > dt {
    color: var(--colibri-quiet);
    font-size: ${size.xs};
    line-height: 1.5rem;
  }

  & > dd {
    font-weight: 700;
  }

  ${media.belowColumns} {
    &:has(> dd + dd) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: ${space(3)};
    }

    &[data-fact='phone'] {
      flex: 1 1 100%;
    }

    &[data-fact='phone'] > dt {
      ${visuallyHidden}
    }

    &[data-fact='product'] {
      flex: 1 1 9rem;
    }

    &[data-fact='product'] > dd:first-of-type {
      flex-basis: 100%;
      order: 1;
    }
  }

  ${media.columns} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space(3)};
    align-items: center;

    & > dd {
      grid-column: 1 / -1;
    }

    & > dd + dd {
      grid-area: 1 / 2;
    }

    &[data-fact='price'] {
      grid-template-columns: auto minmax(0, 1fr);
      align-items: end;
      padding-block-start: ${space(4)};
      border-block-start: 2px dashed ${color.hairline};
    }

    &[data-fact='price'] > dd {
      grid-column: 2;
      justify-self: end;
    }
  }
`;

export const Price = styled.span`
  ${bold(800, 'clamp(min(1.625rem, 14cqi), 11.5cqi, 2.75rem)', 1)}

  ${media.columns} {
    font-size: clamp(2.25rem, 4.5cqi, 3.25rem);
  }
`;

/** The number is as large as the amount: a wrong one cannot be undone. */
export const PhoneNumber = styled(Price)`
  white-space: nowrap;
`;

/** A very long text is truncated, so that the amount and the form stay reachable. */
export const Description = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  line-height: 1.3;

  ${media.columns} {
    font-size: ${size.md};
  }
`;

export const Validity = styled.span`
  display: inline-block;
  margin-block-start: ${space(1)};
  padding: 0 0.5em;
  ${chip}
  border-radius: min(0.5em, ${radius.control});
  font-size: ${size.xs};

  ${media.columns} {
    margin-block-start: ${space(2)};
    border-color: transparent;
    background: ${color.brandTint};
    color: ${color.brandText};
  }

  ${media.forcedColors} {
    padding-inline: 0;
  }
`;

/** The link has a target area for touch. Two adjacent links share the space between them. */
export const Change = styled(Anchor)`
  ${plainButton}
  ${inlineLink}
  --colibri-reach: -4px -8px -16px;

  font: 600 ${size.xs} / 1.2 ${font.body};
  overflow-wrap: normal;

  &:focus-visible {
    outline-offset: 0;
  }

  [data-fact='phone'] > dd > & {
    --colibri-reach: -16px -8px -4px;
  }

  ${media.columns} {
    color: ${color.brandText};
  }
`;
