import styled from 'styled-components';
import { color, font, media, radius, size, space, target } from '#theme/tokens';
import { columns, loud, panel, remark } from '../sheets';
import { field } from './Choice';
import { Stack } from './Page.styles';

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

  & [aria-invalid='true'] {
    border-color: ${color.danger};
  }
`;

export const Fault = styled.p`
  color: ${color.danger};
  font: 600 ${size.xs} / 1.4 ${font.body};
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${space(2)};
`;

/** A small button of the page. */
export const Small = styled.button`
  justify-self: start;
  min-block-size: ${target};
  padding: 0 ${space(4)};
  border: 1px solid ${color.fieldLine};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.brandText};
  font: 600 ${size.xs} / 1.4 ${font.body};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.brandTint};
  }

  &[aria-disabled='true'] {
    border-color: ${color.hairline};
    background: ${color.paper};
    color: ${color.ink2};
    cursor: default;
  }
`;

export const Broken = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(2)};
  font: 400 ${size.sm} / 1.45 ${font.body};

  & i {
    display: inline-block;
    inline-size: 1em;
    block-size: 1em;
    margin-inline-end: 0.4em;
    border: 1px solid ${color.fieldLine};
    border-radius: 0.25em;
    vertical-align: -0.125em;
    forced-color-adjust: none;
  }
`;

export const Drop = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: start;
  padding: ${space(6)} ${space(5)};
  border: 2px dashed ${color.fieldLine};
  border-radius: ${radius.panel};
  background: ${color.paper};
  font: 400 ${size.sm} / 1.45 ${font.body};

  &[data-over='true'] {
    border-color: ${color.brandText};
    background: ${color.brandTint};
  }

  & input {
    max-inline-size: 100%;
    min-block-size: ${target};
    font: 400 ${size.xs} / 1.4 ${font.body};
  }

  & label {
    font-weight: 600;
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

export const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What heads a frame, in the colours of its carrier. */
export const FrameName = styled.p`
  ${loud}
  padding: ${space(3)} ${space(4)};
  forced-color-adjust: none;
`;

export const File = styled(Stack)`
  gap: ${space(3)};

  & > p {
    overflow-wrap: anywhere;
  }

  & code {
    font: 700 ${size.sm} ${font.mono};
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${target};
    color: ${color.brandText};
    font: 600 ${size.xs} / 1.4 ${font.body};
  }
`;
