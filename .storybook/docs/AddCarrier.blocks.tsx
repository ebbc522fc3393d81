import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/Button';
import { ProductButton } from '#components/ProductButton';
import { brandEdge, chipOnBrand, contrast, contrastPairs } from '#theme/contrast';
import type { Theme, ThemeColors } from '#theme/contract';
import { carrierThemes, themeOf } from '#theme/themes';
import { color, font, radius, size, space } from '#theme/tokens';
import { Choice, Choices } from './Choice';
import { commentsOf } from './comments';
import { Panel } from './Page';
import { textIn } from './texts';

const sources = import.meta.glob<string>('../../src/components/theme/carriers/*.ts', {
  eager: true,
  import: 'default',
  query: '?raw',
});

const Pre = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${space(5)};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.panel};
  background: ${color.paper};
  color: ${color.ink};
  font: 400 ${size.xs} / 1.6 ${font.mono};
  tab-size: 2;
`;

interface CodeProps {
  /** What the code is, for assistive technology. */
  label: string;
  /** The code. */
  code: string;
}

/** A block of code that scrolls on its own. */
export function Code({ label, code }: CodeProps) {
  return (
    <Pre aria-label={label} data-scroll role="region" tabIndex={0}>
      {code.trim()}
    </Pre>
  );
}

/** A real theme file, as it is. */
export function ThemeFile({ carrier }: { carrier: string }) {
  const code = sources[`../../src/components/theme/carriers/${carrier}.ts`] ?? '';
  return <Code code={code} label={`The theme file of ${themeOf(carrier).name}`} />;
}

const Colours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: ${space(4)};

  & label {
    display: grid;
    gap: ${space(1)};
    align-content: start;
    color: ${color.ink2};
    font: 400 ${size.xs} / 1.4 ${font.body};
  }

  & strong {
    color: ${color.ink};
  }

  & input {
    inline-size: 100%;
    block-size: 2.75rem;
    padding: 4px;
    border: 1px solid ${color.fieldLine};
    border-radius: ${radius.control};
    background: ${color.paper};
  }
`;

const Preview = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space(4)};
  align-items: center;
`;

const Verdict = styled.p`
  font-weight: 600;

  &[data-passes='false'] {
    color: ${color.danger};
  }
`;

const Try = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

const roles = commentsOf('contract');

function properties(theme: Theme): Record<string, string> {
  const { brand, onBrand, brandText, brandTint, accent } = theme.colors;
  return {
    '--color-brand': brand,
    '--color-on-brand': onBrand,
    '--color-brand-text': brandText,
    '--color-brand-tint': brandTint,
    '--color-accent': accent,
    '--color-brand-edge': brandEdge(theme),
    '--color-chip-on-brand': chipOnBrand(theme),
  };
}

function verdictOf(theme: Theme): string[] {
  return contrastPairs(theme)
    .map(({ use, front, back, least }) => ({ use, least, measured: contrast(front, back) }))
    .filter(({ measured, least }) => measured < least)
    .map(
      ({ use, measured, least }) =>
        `${use} is ${measured.toFixed(2)}:1 and needs ${String(least)}:1`,
    );
}

/** Colours to try: components in them, the verdict of the contrast check, and the theme file they make. */
export function TryColours() {
  const [base, setBase] = useState(carrierThemes[0]?.code ?? '');
  const [changes, setChanges] = useState<Partial<ThemeColors>>({});
  const theme: Theme = {
    ...themeOf(base),
    code: 'LUCERO',
    name: 'Lucero',
    colors: { ...themeOf(base).colors, ...changes },
  };
  const faults = verdictOf(theme);
  const file = `import { defineTheme } from '../contract';\n\nexport const theme = defineTheme(${JSON.stringify(
    theme,
    undefined,
    2,
  )
    .replaceAll(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/(['}])\n/g, '$1,\n')});`;
  return (
    <Try>
      <Choices>
        <Choice
          label="Start from"
          onChoose={(code) => {
            setBase(code);
            setChanges({});
          }}
          options={carrierThemes.map(({ code, name }) => [code, name])}
          value={base}
        />
      </Choices>
      <Colours>
        {Object.entries(theme.colors).map(([role, value]: [string, string]) => (
          <label key={role}>
            <strong>{`${role}, ${value}`}</strong>
            <input
              onChange={(event) => {
                setChanges({ ...changes, [role]: event.currentTarget.value.toUpperCase() });
              }}
              type="color"
              value={value}
            />
            {roles.get(role)}
          </label>
        ))}
      </Colours>
      <Panel style={properties(theme)}>
        <Preview>
          <Button>{textIn('es', 'carrier.pay')}</Button>
          <Button variant="secondary">{textIn('es', 'carrier.reset')}</Button>
          <ProductButton
            defaultChecked
            description="Saldo + 400 MB"
            language="es"
            name="tried"
            price={50}
            validity="7 días"
            value="50"
          />
          <ProductButton
            description="Saldo + 1 GB"
            language="es"
            name="tried"
            price={100}
            validity="15 días"
            value="100"
          />
        </Preview>
      </Panel>
      <Verdict aria-live="polite" data-passes={faults.length === 0}>
        {faults.length === 0 ? 'Every pair can be read.' : `${faults.join('; ')}.`}
      </Verdict>
      <Code code={file} label="The theme file of these colours" />
    </Try>
  );
}
