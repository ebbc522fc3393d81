import { useState } from 'react';
import styled from 'styled-components';
import { color, space } from '#theme/tokens';
import { Select, Selects } from './Select';
import { panel, remark } from './sheets';
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

  & > p {
    ${remark}
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(4)};

  & figure {
    min-inline-size: 0;
    max-block-size: 80vh;
    overflow: auto;
    border: 1px solid ${color.hairline};
  }

  & figcaption {
    position: sticky;
    inset: 0 auto auto 0;
    padding: ${space(1)} ${space(2)};
    background: ${color.paper};
    ${remark}
  }

  & img,
  & canvas {
    display: block;
  }

  &[data-zoom='fit'] :is(img, canvas) {
    inline-size: 100%;
  }

  &[data-zoom='300'] :is(img, canvas) {
    zoom: 3;
    image-rendering: pixelated;
  }
`;

function ChangedPicture({ change, zoom }: { change: Required<Change>; zoom: string }) {
  const { before, after, difference, href, name, setting } = change;
  return (
    <Root>
      <h3>
        {href === undefined ? (
          name
        ) : (
          <a href={href} target="_top">
            {name}
          </a>
        )}
      </h3>
      <p>{`${setting}. ${(difference.share * 100).toFixed(2)} % of the pixels differ.`}</p>
      <Sides data-zoom={zoom}>
        {Object.entries({ Before: before, After: after }).map(([side, address]) => (
          <figure aria-label={side} key={side} tabIndex={0}>
            <figcaption>{side}</figcaption>
            {address !== undefined && <img alt="" src={address} />}
          </figure>
        ))}
        <figure aria-label="Difference" tabIndex={0}>
          <figcaption>Difference</figcaption>
          <span ref={(root) => root?.replaceChildren(difference.canvas)} />
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
  const groups: Record<string, Required<Change>[]> = {};
  for (const change of changes) (groups[change.cause] ??= []).push(change);
  return (
    <>
      <Selects>
        <Select label="Zoom" onChange={setZoom} options={ZOOMS} value={zoom} />
      </Selects>
      {Object.entries(groups).map(([cause, group]) => (
        <section key={cause}>
          <h2>{cause}</h2>
          {group.map((change) => (
            <ChangedPicture change={change} key={change.picture} zoom={zoom} />
          ))}
        </section>
      ))}
    </>
  );
}
