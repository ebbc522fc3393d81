import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import preview from '#storybook/preview';
import { carrierThemes } from '#theme/themes';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { storyPath } from './Link';
import { Panel } from './Page';

const FLOW = 'flows-top-up--default';

const Tickets = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.desktop} {
    grid-template-columns: repeat(9, minmax(0, 1fr));
  }
`;

/** The carriers' tickets: each opens the whole flow in its colours. */
export function CarrierTickets() {
  return (
    <Tickets>
      {carrierThemes.map(({ code }) => (
        <CarrierTile
          code={code}
          href={storyPath(FLOW, { carrier: code })}
          key={code}
          target="_top"
        />
      ))}
    </Tickets>
  );
}

const Rows = styled.dl`
  display: grid;
  gap: ${space(5)};

  ${media.tablet} {
    & > div {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: ${space(4)};
    }
  }

  & dt {
    font: 700 ${size.sm} / 1.3 ${font.body};
  }

  & dd {
    color: ${color.ink2};
  }

  & dd > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
    margin-block-start: ${space(2)};
  }

  & dd span {
    padding: 0.15em 0.65em;
    border-radius: ${radius.round};
    background: ${color.brandTint};
    color: ${color.brandText};
    font: 600 ${size.xs} / 1.5 ${font.body};
  }
`;

function nameOf(item: unknown): string {
  return typeof item === 'object' && item !== null && 'title' in item
    ? String(item.title)
    : String(item);
}

/** Storybook's toolbars and their choices, as the preview declares them. */
export function Toolbars() {
  const toolbars = Object.entries(preview.input.globalTypes ?? {});
  return (
    <Panel>
      <Rows>
        {toolbars.map(([name, { description, toolbar }]) => (
          <div key={name}>
            <dt>{toolbar?.title ?? name}</dt>
            <dd>
              {description}
              <div>
                {(toolbar?.items as unknown[] | undefined)?.map((item) => (
                  <span key={nameOf(item)}>{nameOf(item)}</span>
                ))}
              </div>
            </dd>
          </div>
        ))}
      </Rows>
    </Panel>
  );
}
