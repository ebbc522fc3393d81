import styled from 'styled-components';
import { CarrierLogo } from '#components/CarrierLogo';
import { carrierThemes } from '#theme/themes';
import { color, size, space } from '#theme/tokens';
import { Grid, ClippedPanel } from './cards.styles';

const files = import.meta.glob<string>('../../src/theme/wordmarks/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** A wordmark on the brand, with its clear space as a dashed line: the height of a capital. */
const OnBrand = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 9rem;
  padding: ${space(4)};
  background: ${color.brand};
  color: ${color.onBrand};

  & > span {
    padding: 0.66em;
    outline: 1px dashed currentColor;
    line-height: 1;
  }
`;

/** A wordmark on paper in its smallest size: a line of 16 px at 100 % text. */
const OnPaper = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(4)} ${space(5)};
  color: ${color.brandText};

  & > span {
    font-size: ${size.sm};
  }
`;

/** Each wordmark on the brand with its clear space, and on paper in its smallest size. */
export function Wordmarks() {
  return (
    <Grid style={{ '--least': '18rem' }}>
      {carrierThemes.map(({ code, name }) => (
        <ClippedPanel data-carrier={code} key={code}>
          <OnBrand>
            <CarrierLogo code={code} size="large" />
          </OnBrand>
          <OnPaper>
            <CarrierLogo code={code} />
            <a download={`${code}.svg`} href={files[`../../src/theme/wordmarks/${code}.svg`]}>
              {`${name}, SVG`}
            </a>
          </OnPaper>
        </ClippedPanel>
      ))}
    </Grid>
  );
}
