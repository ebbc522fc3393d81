import preview from '../preview';
import { orderedThemes } from '../globals/carriers';
import { Compare, PURCHASE, type CompareProps } from './Compare';
import { storyTitles } from './stories';

const devices = { phone: 'Phone', tablet: 'Tablet', wide: 'Desktop' };

type CompareArgs = Omit<CompareProps, 'globals'>;

const args: CompareArgs = { story: PURCHASE, by: 'carrier', carriers: [], device: 'phone' };

const meta = preview.meta({
  title: 'Review/Compare',
  tags: ['!autodocs', '!test'],
  args,
  argTypes: {
    story: {
      description: 'The purchase, or any story.',
      options: [PURCHASE, ...Object.keys(storyTitles)],
      control: { type: 'select', labels: { [PURCHASE]: 'The purchase', ...storyTitles } },
    },
    by: {
      name: 'in',
      description:
        'The scheme is that of the toolbar. *All schemes* shows the carrier of the toolbar.',
      options: ['carrier', 'scheme'],
      control: {
        type: 'inline-radio',
        labels: { carrier: 'Carriers', scheme: 'All schemes of a carrier' },
      },
    },
    carriers: {
      description:
        'All without a choice. Two are shown next to each other, in full size. *Default* is the theme of the shared screens; its sample carrier, Cometa, has no theme of its own.',
      if: { arg: 'by', eq: 'carrier' },
      options: orderedThemes.map(({ code }) => code),
      control: {
        type: 'inline-check',
        labels: Object.fromEntries(orderedThemes.map(({ code, name }) => [code, name])),
      },
    },
    device: {
      description:
        'The size of a screen. Only media queries of the height follow the window of the browser.',
      options: Object.keys(devices),
      control: { type: 'inline-radio', labels: devices },
    },
  },
  parameters: { route: null },
  render: (props: CompareArgs, { globals }) => <Compare {...props} globals={globals} />,
});

/** The purchase in all carriers. */
export const Default = meta.story();

/** A screen in two carriers, next to each other. */
export const TwoCarriers = meta.story({
  args: { story: 'screens-carrier--default', carriers: ['TELCEL', 'UNEFON'] },
});

/** A screen in all schemes of the toolbar's carrier. */
export const AllSchemes = meta.story({ args: { story: 'screens-receipt--default', by: 'scheme' } });
