import styled from 'styled-components';
import { color, font, size, space } from '#theme/tokens';
import { Panel } from './Page.styles';
import { isOurs, shown, type Measurement } from './performance';

const Figure = styled(Panel).attrs({ as: 'figure' })`
  display: grid;
  gap: ${space(3)};

  & > figcaption {
    font-weight: 700;
  }

  & > svg {
    inline-size: 100%;
    max-inline-size: 40rem;
    block-size: auto;
    overflow: visible;
    font: 400 ${size.xs} / 1 ${font.body};
  }
`;

/** The props of {@link Bars}. */
export interface BarsProps {
  /** The accessible description of the bars. */
  label: string;
  /** The measurements, from above. */
  of: readonly Measurement[];
  /** What a measurement's bar is called. */
  named: (one: Measurement) => string;
}

const LINE = 44;

/** Values as bars, each under its name; the table next to it has the same data. */
export function Bars({ label, of, named }: BarsProps) {
  const most = Math.max(...of.map(({ median }) => median));
  const said = of.map((one) => `${named(one)} ${shown(one)}`).join(', ');
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <svg aria-label={`${label}: ${said}`} role="img" viewBox={`0 0 640 ${of.length * LINE}`}>
        {of.map((one, at) => (
          <g key={named(one)} transform={`translate(0 ${at * LINE})`}>
            <text fill={color.ink} y="12">
              {`${named(one)}: ${shown(one)}`}
            </text>
            <rect
              fill={isOurs(one) ? color.brand : color.ink2}
              height="14"
              rx="4"
              width={Math.max(4, (one.median / most) * 640)}
              y="20"
            />
          </g>
        ))}
      </svg>
    </Figure>
  );
}

/** The props of {@link Curve}. */
export interface CurveProps {
  /** The accessible description of the curves. */
  label: string;
  /** The curves. */
  curves: readonly { label: string; points: readonly { at: number; value: number }[] }[];
}

const dashes = ['none', '8 5', '2 5', '14 4 2 4'];

/** Costs against sizes, both in powers of ten; the table next to it has the same data. */
export function Curve({ label, curves }: CurveProps) {
  const all = curves.flatMap(({ points }) => points);
  const sizes = [...new Set(all.map(({ at }) => at))].sort((one, other) => one - other);
  const tops = Math.log10(Math.max(100, ...all.map(({ value }) => value)));
  const [least = 1] = sizes;
  const span = Math.log10((sizes.at(-1) ?? 10) / least) || 1;
  const x = (at: number) => 40 + (Math.log10(at / least) / span) * 560;
  const y = (value: number) => 220 - (Math.log10(Math.max(1, value)) / tops) * 200;
  const said = curves.map(
    (curve) =>
      `${curve.label} ${curve.points.map(({ at, value }) => `${value} at ${at}`).join(', ')}`,
  );
  return (
    <Figure>
      <figcaption>{label}</figcaption>
      <svg
        aria-label={`${label}: ${said.join('; ')}`}
        role="img"
        viewBox={`0 0 640 ${250 + curves.length * 20}`}
      >
        {[1, 10, 100, 1000, 10_000]
          .filter((value) => Math.log10(value) <= tops)
          .map((value) => (
            <g key={value}>
              <path d={`M40 ${y(value)}H600`} stroke={color.hairline} />
              <text fill={color.ink2} textAnchor="end" x="34" y={y(value) + 4}>
                {value.toLocaleString('en')}
              </text>
            </g>
          ))}
        {sizes.map((at) => (
          <text fill={color.ink2} key={at} textAnchor="middle" x={x(at)} y="240">
            {at.toLocaleString('en')}
          </text>
        ))}
        {curves.map((curve, index) => (
          <g fill="none" key={curve.label} stroke={color.brand} strokeWidth="2.5">
            <polyline
              points={curve.points.map(({ at, value }) => `${x(at)},${y(value)}`).join(' ')}
              strokeDasharray={dashes[index]}
            />
            {curve.points.map(({ at, value }) => (
              <circle cx={x(at)} cy={y(value)} fill={color.paper} key={at} r="4" />
            ))}
            <path d={`M40 ${262 + index * 20}h40`} strokeDasharray={dashes[index]} />
            <text fill={color.ink} stroke="none" x="90" y={266 + index * 20}>
              {curve.label}
            </text>
          </g>
        ))}
      </svg>
    </Figure>
  );
}
