import { expect, test } from 'vitest';
import { Notice } from '#components/Notice';
import { PaymentMethods } from '#components/PaymentMethods';
import { TextField } from '#components/TextField';
import { schemes } from '#theme/contract';
import { render } from '#theme/testing/render';
import { themes } from '#theme/themes';

const areas = themes.flatMap(({ code }) => schemes.map((scheme) => ({ code, scheme })));

/** The fill around a control. */
function fillAround(area: Element, control: string): string {
  let element = area.querySelector(control)?.parentElement;
  while (element && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)') {
    element = element.parentElement;
  }
  if (!element) throw new Error(`The area has no ${control} with a fill around it.`);
  return getComputedStyle(element).backgroundColor;
}

test('information, a selection and an error differ in each theme, also if the brand is red', () => {
  const methods = [
    { value: 'a', label: 'a' },
    { value: 'b', label: 'b' },
  ];
  render(
    areas.map(({ code, scheme }) => (
      <div data-carrier={code} data-scheme={scheme} key={code + scheme}>
        <TextField label="a" />
        <TextField error="a" label="a" name="invalid" />
        <PaymentMethods defaultValue="a" label="a" methods={methods} />
        <PaymentMethods error="a" label="a" methods={methods} />
        <Notice>a</Notice>
      </div>
    )),
  );
  for (const area of document.querySelectorAll('[data-scheme]')) {
    const paper = fillAround(area, 'div > input');
    const tint = fillAround(area, '[name="invalid"]');
    expect(tint).not.toBe(paper);
    expect(fillAround(area, 'fieldset :checked')).toBe(paper);
    expect(fillAround(area, 'fieldset + fieldset input')).toBe(tint);
    const icon = area.querySelector('div > svg:first-child + div')?.previousElementSibling;
    expect(icon && getComputedStyle(icon).color).toBe(getComputedStyle(area).color);
  }
});
