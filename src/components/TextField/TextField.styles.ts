import styled from 'styled-components';
import { color, font, media, radius, size, space, target } from '#theme/tokens';

export const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-inline-size: 0;
  color: ${color.ink};

  &[data-surface='brand'] {
    color: ${color.onBrand};
  }
`;

export const Label = styled.label`
  justify-self: start;
  max-inline-size: 100%;
  font: 700 ${size.xs} / 1.35 ${font.body};
  overflow-wrap: anywhere;
`;

export const Box = styled.div`
  --edge: 2px;
  --inset: min(${space(4)}, 5cqi);
  --type: ${size.md};

  display: grid;
  align-items: center;
  min-inline-size: 0;
  container-type: inline-size;

  > * {
    grid-area: 1 / 1;
  }

  > button {
    justify-self: end;
    max-inline-size: max(2.75rem, 16cqi);
    margin-inline-end: calc(var(--edge) + ${space(1)});
  }
`;

export const Control = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3.5rem;
  margin: 0;
  padding: ${space(2)} var(--inset);
  border: var(--edge) solid ${color.fieldLine};
  border-radius: ${radius.control};
  background: ${color.paper};
  color: ${color.ink};
`;
export const Ghost = styled.span``;
export const Typed = styled.span``;
export const Message = styled.p``;
export const Note = styled.p``;
