import styled from 'styled-components';
import { CarrierLogo } from '#components/CarrierLogo';
import { defaultTheme } from '#theme/defaultTheme';
import { color, font, size, space } from '#theme/tokens';
import { orderedThemes } from '../globals/carriers';
import { columns, Sheet } from './sheets';

const files = import.meta.glob<string>('../../src/theme/{wordmarks,marks}/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

const fileOf = (name: string) => files[`../../src/theme/${name}.svg`];

/** The height of a capital, which is the clear space, in em. */
const CAPITAL = 0.66;

/** The minimum height of a line. */
const SMALLEST = size.sm;

const Cards = styled.div`
  ${columns('18rem')}
`;

const Brand = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 9rem;
  padding: ${space(4)};
  background: ${color.brand};
  color: ${color.onBrand};
`;

/** The clear space of a wordmark, as a dashed line. */
export const Clear = styled.span`
  display: flex;
  max-inline-size: 100%;
  padding: ${CAPITAL}em;
  outline: 1px dashed currentColor;
  font-size: ${size.xl};
  line-height: 1;

  & > span {
    font-size: 1em;
  }
`;

const Paper = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)} ${space(5)};
  color: ${color.brandText};

  & > span {
    font-size: ${SMALLEST};
  }

  & a {
    color: ${color.brandText};
    font: 600 ${size.xs} / 1.4 ${font.body};
  }
`;

const Mark = styled.img`
  inline-size: 5rem;
  block-size: 5rem;
`;

/** Each wordmark on the brand with its clear space, and on paper in its smallest size. */
export function Wordmarks() {
  return (
    <Cards>
      {orderedThemes
        .filter(({ code }) => code !== defaultTheme.code)
        .map(({ code, name }) => (
          <Sheet data-carrier={code} key={code}>
            <Brand>
              <Clear>
                <CarrierLogo code={code} size="large" />
              </Clear>
            </Brand>
            <Paper>
              <CarrierLogo code={code} />
              <a download={`${code}.svg`} href={fileOf(`wordmarks/${code}`)}>
                {`${name}, SVG`}
              </a>
            </Paper>
          </Sheet>
        ))}
    </Cards>
  );
}

/** The mark of the company, on its brand and in the size of a favicon. */
export function CompanyMark() {
  const mark = fileOf('marks/colibri');
  return (
    <Cards>
      <Sheet data-carrier={defaultTheme.code}>
        <Brand>
          <Mark alt={defaultTheme.name} src={mark} />
        </Brand>
        <Paper>
          <Mark alt="" src={mark} style={{ inlineSize: '1rem', blockSize: '1rem' }} />
          <a download="colibri.svg" href={mark}>
            {`${defaultTheme.name}, SVG`}
          </a>
        </Paper>
      </Sheet>
    </Cards>
  );
}
