import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';

const TabList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(5)};
  border-block-end: 1px solid ${color.hairline};

  & > button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-block-end: 3px solid transparent;
    background: none;
    color: ${color.ink2};
    font: 600 ${size.sm} / 1.4 ${font.body};
    cursor: pointer;
  }

  & > [aria-selected='true'] {
    border-color: currentColor;
    color: ${color.brandText};
  }
`;

const Panel = styled.div`
  padding-block-start: ${space(4)};
`;

/** Panels, one of which is shown. The arrow keys move between the tabs. */
export function Tabs({ tabs }: { tabs: Readonly<Record<string, ReactNode>> }) {
  const id = useId();
  const titles = Object.keys(tabs);
  const [selected = '', setSelected] = useState(titles[0]);

  function move({ key, currentTarget }: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (step === undefined) return;
    const next = (titles.indexOf(selected) + step + titles.length) % titles.length;
    setSelected(titles[next]);
    currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div>
      <TabList onKeyDown={move} role="tablist">
        {titles.map((title) => (
          <button
            aria-controls={id}
            aria-selected={title === selected}
            key={title}
            onClick={() => {
              setSelected(title);
            }}
            role="tab"
            tabIndex={title === selected ? 0 : -1}
            type="button"
          >
            {title}
          </button>
        ))}
      </TabList>
      <Panel aria-label={selected} id={id} role="tabpanel">
        {tabs[selected]}
      </Panel>
    </div>
  );
}
