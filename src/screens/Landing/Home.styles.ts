import styled from 'styled-components';
import { ButtonLink } from '#components/Button';
import { color, font, size, space } from '#theme/tokens';
import { TextLink } from '../shared/layout';

export const Welcome = styled.div`
  display: grid;
  gap: ${space(5)};
  justify-items: start;
  min-inline-size: 0;
`;

export const Title = styled.h1`
  max-inline-size: 13ch;
  font: 800 min(${size.display}, 17vi) / 1.05 ${font.display};
  letter-spacing: -0.015em;
  hyphens: auto;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const Lead = styled.p`
  max-inline-size: 36ch;
  font-size: ${size.md};
  text-wrap: pretty;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(6)};
`;

export const StartLink = styled(ButtonLink)`
  &&& {
    min-block-size: 3.5rem;
    padding-inline: ${space(7)};
    border-color: ${color.onBrand};
    background: ${color.onBrand};
    color: ${color.brand};
    font-size: 1.25rem;
  }
`;

export const ContactLink = styled(TextLink)`
  text-decoration-thickness: 2px;
`;
