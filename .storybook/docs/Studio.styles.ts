import styled from 'styled-components';
import { color, font, media, size, space, target } from '#theme/tokens';
import { columns, panel, remark } from './sheets';
import { field } from './Select';

export const Fields = styled.div`
  ${columns('13rem')}
  gap: ${space(5)};
  align-items: start;
`;

export const Field = styled.div`
  ${remark}
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-inline-size: 0;

  & > label {
    color: ${color.ink};
    font-weight: 600;
  }

  & input {
    ${field}
  }

  & input[type='color'] {
    block-size: ${target};
    padding: 4px;
  }

  & input[type='file'] {
    padding: ${space(6)} ${space(5)};
    border: 2px dashed ${color.fieldLine};
  }

  & [aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

export const ErrorText = styled.p`
  color: ${color.danger};
  font: 600 ${size.xs} / 1.4 ${font.body};
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${space(2)};
`;

export const Broken = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(2)};

  & i {
    inline-size: 1em;
    block-size: 1em;
    border: 1px solid ${color.fieldLine};
    border-radius: 0.25em;
    forced-color-adjust: none;
  }
`;

export const Marks = styled.div`
  ${columns('15rem')}

  & > div {
    ${panel}
    display: grid;
    place-items: center;
    min-block-size: 8rem;
    padding: ${space(4)};
    forced-color-adjust: none;
  }

  & svg {
    max-inline-size: 100%;
  }
`;

/** The choice of the scheme, which stays in view: the roles and the preview follow it. */
export const Bar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  padding-block: ${space(2)};
  background: ${color.ground};

  & button {
    flex: 1 0 auto;
  }
`;

/** The controls, and from 900 px the preview next to them. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${media.desktop} {
    grid-template-columns: 26rem minmax(0, 1fr);
    align-items: start;
  }
`;

export const Live = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: ${space(16)};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;
