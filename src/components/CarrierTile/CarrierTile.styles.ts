import styled from 'styled-components';
import { color, duration, media, radius, space } from '#theme/tokens';

export const Root = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 6.5rem;
  padding: ${space(4)} ${space(2)} ${space(5)};
  border-radius: ${radius.control};
  color: ${color.onBrand};
  text-align: center;
  text-decoration: none;
  transition: transform ${duration.press} ease-out;
  isolation: isolate;

  &::before {
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 2px solid ${color.brandEdge};
    border-radius: inherit;
    background: ${color.brand};
    content: '';
    mask:
      linear-gradient(${color.ink} 0 0) top / 100% calc(100% - 7px) no-repeat,
      radial-gradient(circle at 50% 100%, transparent 5px, ${color.ink} 5.5px) bottom / 18px 7px
        round;
  }

  &:hover::before {
    filter: brightness(0.92);
  }

  &:active {
    transform: scale(0.97);
  }

  ${media.forcedColors} {
    border: 2px solid LinkText;

    &::before {
      display: none;
    }
  }
`;
