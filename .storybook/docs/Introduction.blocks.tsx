import styled from 'styled-components';
import { CarrierTile } from '#components/CarrierTile';
import preview from '#storybook/preview';
import { carrierThemes } from '#theme/themes';
import { color, font, media, radius, size, space } from '#theme/tokens';
import { docsPath, Link, storyPath } from './Link';
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
`;

const Choices = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

const Choice = styled.span`
  padding: 0.15em 0.65em;
  border-radius: ${radius.round};
  background: ${color.brandTint};
  color: ${color.brandText};
  font: 600 ${size.xs} / 1.5 ${font.body};
`;

function namesOf(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown) =>
    typeof item === 'object' && item !== null && 'title' in item
      ? String(item.title)
      : String(item),
  );
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
              <Choices>
                {namesOf(toolbar?.items).map((choice) => (
                  <Choice key={choice}>{choice}</Choice>
                ))}
              </Choices>
            </dd>
          </div>
        ))}
      </Rows>
    </Panel>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space(4)};
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
  color: ${color.ink2};

  & a {
    justify-self: start;
    color: ${color.brandText};
    font: 800 ${size.lg} / 1.2 ${font.display};
    letter-spacing: -0.015em;
    text-underline-offset: 0.15em;
  }
`;

interface PageCardsProps {
  /** Titles of docs pages, and what each shows. */
  pages: readonly (readonly [title: string, about: string])[];
}

/** Cards that lead to other docs pages. */
export function PageCards({ pages }: PageCardsProps) {
  return (
    <Cards>
      {pages.map(([title, about]) => (
        <Card key={title}>
          <Link href={docsPath(title)}>{title.replace(/^.*\//, '')}</Link>
          {about}
        </Card>
      ))}
    </Cards>
  );
}

interface PlacesProps {
  /** Folders, and what lives in each. */
  places: readonly (readonly [folder: string, about: string])[];
}

const Place = styled.code`
  color: ${color.brandText};
  font: 600 0.9em ${font.mono};
`;

/** The folders of the repository, and what lives in each. */
export function Places({ places }: PlacesProps) {
  return (
    <Panel>
      <Rows>
        {places.map(([folder, about]) => (
          <div key={folder}>
            <dt>
              <Place>{folder}</Place>
            </dt>
            <dd>{about}</dd>
          </div>
        ))}
      </Rows>
    </Panel>
  );
}
