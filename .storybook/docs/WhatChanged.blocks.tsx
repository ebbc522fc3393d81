import { useState } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens';
import { Select } from './Select';
import { Fields, panel, remark } from './styles';
import { useChanges, type Change } from './useChanges';

const ZOOMS = [
  ['fit', 'Fit'],
  ['100', '100 %'],
  ['300', '300 %'],
] as const;

const Root = styled.article`
  ${panel}
  margin-block-start: ${space(5)};
  padding: ${space(4)};

  & > p,
  & figcaption {
    ${remark}
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};

  & figure {
    max-block-size: 80vh;
    overflow: auto;
    border: 1px solid ${color.hairline};
  }

  &[data-zoom='fit'] :is(img, canvas) {
    inline-size: 100%;
  }

  &[data-zoom='300'] :is(img, canvas) {
    zoom: 3;
    image-rendering: pixelated;
  }
`;

function ChangedPicture({ change, zoom }: { change: Change; zoom: string }) {
  const { before, after, share, canvas, href, name, setting } = change;
  return (
    <Root>
      <h3>
        <a href={href} target="_top">
          {name}
        </a>
      </h3>
      <p>{`${setting}. ${(share * 100).toFixed(2)} % of the pixels differ.`}</p>
      <Sides data-zoom={zoom}>
        {Object.entries({ Before: before, After: after }).map(([side, address]) => (
          <figure aria-label={side} key={side} tabIndex={0}>
            <figcaption>{side}</figcaption>
            {address !== undefined && <img alt="" src={address} />}
          </figure>
        ))}
        <figure aria-label="Difference" tabIndex={0}>
          <figcaption>Difference</figcaption>
          <span ref={(root) => root?.replaceChildren(canvas)} />
        </figure>
      </Sides>
    </Root>
  );
}

/** The pictures that differ from the base, grouped by the changed files that their stories use. */
export function Changes() {
  const changes = useChanges();
  const [zoom, setZoom] = useState<string>(ZOOMS[0][0]);
  if (changes === undefined) return <p role="status">No comparison has been made yet.</p>;
  if (changes.length === 0) return <p role="status">No picture differs from the base.</p>;
  return (
    <>
      <Fields>
        <Select label="Zoom" onChange={setZoom} options={ZOOMS} value={zoom} />
      </Fields>
      {[...new Set(changes.map(({ cause }) => cause))].map((cause) => (
        <section key={cause}>
          <h2>{cause}</h2>
          {changes
            .filter((change) => change.cause === cause)
            .map((change) => (
              <ChangedPicture change={change} key={change.picture} zoom={zoom} />
            ))}
        </section>
      ))}
    </>
  );
}
