import { useState } from 'react';
import { Button } from '#components/Button';
import { schemes } from '#theme/contract';
import { Rows } from '../docs/Comparison';
import { Meta, PageMain } from '../docs/Page';
import { OptionSelect, StorySelect } from '../docs/Selects';
import { Buttons, Fields } from '../docs/cards.styles';
import type { Globals } from '../docs/useGlobals';
import { orderedThemes } from '../globals/carriers';
import { schemeNames } from '../globals/schemes';
import { viewports } from '../globals/viewports';

const ALL = 'all';

/** What is compared. */
export interface Choices {
  /** The id of a story, or the purchase. */
  story: string;
  /** The codes of the carriers. An empty list means all. */
  carriers: readonly string[];
  /** A scheme, that of the toolbar, or all. */
  scheme: string;
  /** The name of a viewport. */
  device: string;
}

export interface CompareProps extends Choices {
  /** The values of the toolbars. */
  globals: Globals;
  /** Called with the choices that change. */
  onChange: (choices: Partial<Choices>) => void;
}

/** Copies the address, which has the choices. */
function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.parent.location.href);
    setIsCopied(true);
  }
  return (
    <Button onClick={() => void copy()} variant="secondary">
      {isCopied ? 'Link copied' : 'Copy link'}
    </Button>
  );
}

/** The purchase or any story in carriers and schemes, with the choices on the page. */
export function Compare({ globals, onChange, ...choices }: CompareProps) {
  const { story, carriers, scheme, device } = choices;
  const shown = scheme === ALL ? schemes : schemes.filter((one) => one === scheme);
  return (
    <PageMain globals={globals}>
      <Meta
        summary="The purchase, or any story, in all carriers or some of them, and in all schemes. Each name opens the story."
        title="Review/Compare"
      />
      <Fields>
        <StorySelect onChange={(value) => onChange({ story: value })} value={story} />
        <OptionSelect
          label="Device"
          onChange={(value) => onChange({ device: value })}
          options={Object.entries(viewports).map(([value, { name }]) => [value, name])}
          value={device}
        />
        <OptionSelect
          label="Scheme"
          onChange={(value) => onChange({ scheme: value })}
          options={[
            ['toolbar', 'As the toolbar'],
            ...Object.entries(schemeNames),
            [ALL, 'All schemes'],
          ]}
          value={scheme}
        />
        <CopyLink key={JSON.stringify(choices)} />
        <Buttons aria-label="Carriers. None selected shows all." role="group">
          {orderedThemes.map(({ code, name }) => {
            const isChosen = carriers.includes(code);
            return (
              <Button
                aria-pressed={isChosen}
                data-carrier={code}
                key={code}
                onClick={() => {
                  const others = carriers.filter((one) => one !== code);
                  onChange({ carriers: isChosen ? others : [...others, code] });
                }}
                variant={isChosen ? 'primary' : 'secondary'}
              >
                {name}
              </Button>
            );
          })}
        </Buttons>
      </Fields>
      <Rows
        carriers={carriers}
        device={device}
        key={story}
        schemes={shown.length > 0 ? shown : undefined}
        story={story}
      />
    </PageMain>
  );
}
