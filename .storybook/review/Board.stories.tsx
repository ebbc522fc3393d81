import { useArgs } from 'storybook/preview-api';
import preview from '../preview';
import { Board } from './Board';

const args = { zoom: '50' };

const meta = preview.meta({
  title: 'Review/Board',
  tags: ['!autodocs', '!test'],
  args,
  parameters: { route: null, controls: { disable: true } },
  render: function Render({ zoom }: typeof args, { globals }) {
    const [, updateArgs] = useArgs<typeof args>();
    return (
      <Board
        globals={globals}
        onZoom={(next) => {
          updateArgs({ zoom: next });
        }}
        zoom={zoom}
      />
    );
  },
});

/** All screens in all states. */
export const Default = meta.story();
