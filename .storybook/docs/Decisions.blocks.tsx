import styled from 'styled-components';
import { color, font, radius, size, space } from '#theme/tokens';
import { Section } from './Page';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space(4)};

  & > div {
    padding: ${space(5)};
    border: 1px solid ${color.hairline};
    border-radius: ${radius.panel};
    background: ${color.paper};
  }

  & dt {
    margin-block-end: ${space(2)};
    font: 700 ${size.md} / 1.3 ${font.body};
  }

  & dd {
    color: ${color.ink2};
  }
`;

/** The props of {@link Decisions}. */
export interface DecisionsProps {
  /** Decisions and their reasons, in groups. */
  groups: readonly {
    title: string;
    decisions: readonly (readonly [decision: string, reason: string])[];
  }[];
}

/** Decisions in groups, each with its reason. */
export function Decisions({ groups }: DecisionsProps) {
  return groups.map(({ title, decisions }) => (
    <Section key={title} title={title}>
      <List>
        {decisions.map(([decision, reason]) => (
          <div key={decision}>
            <dt>{decision}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </List>
    </Section>
  ));
}
