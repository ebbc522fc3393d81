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

/** The rules, with the measures that the examples use. */
export function WordmarkRules() {
  return (
    <ul>
      <li>{`Clear space: the height of a capital, ${String(CAPITAL)} em, on every side, shown as a dashed line.`}</li>
      <li>{`Smallest size: a line of ${String(Number.parseFloat(SMALLEST) * 16)} px at 100 % text, as shown on paper.`}</li>
      <li>One colour, that of the adjacent text: onBrand on the brand, brandText on paper.</li>
      <li>Do not stretch or outline it, and do not add a shadow or a picture behind it.</li>
    </ul>
  );
}
