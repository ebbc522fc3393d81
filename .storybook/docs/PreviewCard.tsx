import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, media, size, space } from '#theme/tokens';
import { remark, Sheet } from './sheets';

/** Preview cards, three across on desktops, and five if they are screens. */
export const PreviewCards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    &[data-boxed='true'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

const Root = styled(Sheet)`
  display: grid;
  grid-template-rows: 1fr auto;

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
    container-type: inline-size;
    max-block-size: 24rem;
    overflow: auto;
    background: ${color.ground};
  }

  /* A screen is shown completely. */
  & > :has(> * > [inert]) {
    max-block-size: none;
  }

  & > [inert] {
    block-size: 10rem;
    overflow: hidden;
  }

  & > p {
    ${remark}
    padding: ${space(2)} ${space(4)} ${space(3)};
    border-block-start: 1px solid ${color.hairline};
  }

  & > p > a {
    display: block;
    color: ${color.ink};
    font: 700 ${size.sm} / 1.4 ${font.body};
  }
`;

export interface PreviewCardProps {
  /** The name below the preview. */
  name: string;
  /** The query of the page in Storybook that the name links to. */
  href: string;
  /** The text below the name. */
  note?: ReactNode;
  /**
   * Whether the preview is only a picture of limited height.
   * @default false
   */
  inert?: boolean;
  /** The preview. */
  children: ReactNode;
}

/** A preview with a linked name and a note. */
export function PreviewCard({ name, href, note, inert = false, children }: PreviewCardProps) {
  return (
    <Root>
      <div inert={inert}>{children}</div>
      <p>
        <a href={href} target="_top">
          {name}
        </a>
        {note}
      </p>
    </Root>
  );
}
