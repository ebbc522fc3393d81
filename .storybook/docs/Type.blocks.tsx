import { Typeset } from '@storybook/addon-docs/blocks';
import { font, size } from '#theme/tokens';
import { Stack } from './Page.styles';
import { textIn } from './texts';

/** The sizes in the display face. The two largest are shown at their largest. */
export function DisplaySizes() {
  return (
    <div lang="es">
      <Typeset
        fontFamily={font.display}
        fontSizes={Object.values(size).map((value) => value.replace(/^clamp\(.*, (.+)\)$/, '$1'))}
        fontWeight={800}
        sampleText={textIn('es', 'carriers.title')}
      />
    </div>
  );
}

/** The sizes in the fonts of the device. */
export function BodySizes() {
  return (
    <Stack lang="es">
      <Typeset
        fontFamily={font.body}
        fontSizes={[size.xs, size.sm, size.md]}
        sampleText={textIn('es', 'app.errorHint')}
      />
      <Typeset
        fontFamily={font.mono}
        fontSizes={[size.sm]}
        sampleText="k3F9aZ07Qd · XXXX XXXX XXXX 1234"
      />
    </Stack>
  );
}
