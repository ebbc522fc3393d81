import styled from 'styled-components';
import { grid } from '#theme/grid';
import { bold, color, media, safeArea, size, space, target } from '#theme/tokens';
import { inlineLink } from '../links/inlineLink';

const links = `
  & ul {
    display: flex;
    flex-flow: column;
    gap: ${space(5)};
  }

  & a {
    ${inlineLink}
    --colibri-reach: calc((1.5rem - ${target}) / 2) -8px;
  }

  ${media.tablet} {
    & ul {
      flex-flow: wrap;
    }
  }
`;

export const Line = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space(6)} max(${space(6)}, ${safeArea.bottom});
  color: ${color.ink2};
  font-size: ${size.xs};

  ${links}
  ${grid}

  ${media.tablet} {
    row-gap: ${space(2)};
  }

  @media print {
    padding-block-end: 0;

    & > ul {
      display: none;
    }
  }
`;

export const Company = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  align-items: center;

  ${media.tablet} {
    inline-size: 100%;
  }
`;

export const Foot = styled.footer`
  --colibri-focus: ${color.onFoot};

  display: grid;
  gap: ${space(5)} ${space(8)};
  ${grid}
  padding-block: ${space(14)} max(${space(8)}, ${safeArea.bottom});
  background: ${color.foot};
  color: ${color.onFoot};
  font-size: ${size.xs};

  & p {
    text-wrap: balance;
  }

  ${links}

  & > div > ul {
    margin-block: ${space(2.5)};
  }

  ${media.desktop} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }

  ${media.forcedColors} {
    border-block-start: 1px solid CanvasText;
  }
`;

export const Name = styled.p`
  ${bold(800, size.lg, 1)}
`;

export const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
`;
